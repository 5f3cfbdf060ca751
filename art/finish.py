"""
Makes a master of a rendered picture: a light denoise, the parts that are the page's own colour (nothing is darker), a fine grain against bands.
`python3 finish.py IN.png OUT.webp [left=FROM,TO] [low=FROM,TO] [corner=REACH] [things=MASK.png] [width=PIXELS] [calm=2.2] [ground=BLUR] [quality=88]`: `left` sinks what is left of FROM
in the page's colour, gone at TO; `low` does so from the lower edge, and `corner` from the lower left, as parts of the width or height.
What `things` (a picture rendered with `mask`) covers keeps its light. `calm` is how much noise goes: 8 for a render of few samples;
`ground` makes what is not covered by `things` even, by so many points: cloth of few samples.
Needs Debian's python3-opencv.
"""

import sys

import cv2
import numpy as np

PAGE = (0x0E, 0x11, 0x06)  # #06110e, as OpenCV orders it
GRAIN = 1.1  # levels of 255


def ease(values, start, end):
    """0 before `start`, 1 after `end`, smooth in all derivatives that an eye sees."""
    t = np.clip((values - start) / (end - start), 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


def main(source, target, *options):
    wanted = dict(option.split('=') for option in options)
    numbers = lambda name: [float(n) for n in wanted[name].split(',')]
    picture = cv2.imread(source, cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32) / 257
    if 'width' in wanted:
        across = int(wanted['width'])
        down = round(picture.shape[0] * across / picture.shape[1])
        picture = np.clip(cv2.resize(picture, (across, down), interpolation=cv2.INTER_AREA), 0, 255)
    calm = float(wanted.get('calm', 2.2))
    if 'things' in wanted:
        covered = cv2.imread(wanted['things'], cv2.IMREAD_UNCHANGED)[:, :, 3].astype(np.float32) / 65535
        things = cv2.resize(covered, picture.shape[1::-1])[:, :, None]
    if 'ground' in wanted:
        near = cv2.dilate(things, np.ones((5, 5)))[:, :, None]
        spread = lambda values: cv2.GaussianBlur(values, (0, 0), float(wanted['ground'])).reshape(*values.shape[:2], -1)
        even = spread(cv2.medianBlur(picture, 5) * (1 - near)) / np.maximum(spread(1 - near), 1e-4)
        picture = picture * near + even * (1 - near)
    quiet = cv2.fastNlMeansDenoisingColored(np.uint8(picture.round()), None, calm, calm * 2.2, 5, 17).astype(np.float32)
    # what is dark and even takes the soft version of it, so that its steps are smaller than one level
    soft = cv2.GaussianBlur(quiet, (0, 0), 5)
    detail = cv2.GaussianBlur(np.abs(quiet - soft).max(axis=2), (0, 0), 3)
    even = (1 - ease(detail, 0.8, 2.4))[:, :, None]
    picture = quiet + (soft - quiet) * even
    height, width = picture.shape[:2]
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    shown = np.ones((height, width))
    if 'left' in wanted:
        shown *= ease(x, *numbers('left'))
    if 'low' in wanted:
        shown *= ease(1 - y, *numbers('low'))
    if 'corner' in wanted:
        reach = numbers('corner')[0]
        shown *= ease(np.hypot(x / reach, (1 - y) / reach * 0.9), 0.35, 1)
    if 'things' in wanted:
        shown = np.maximum(shown, things[:, :, 0])
    shown = shown[:, :, None]
    page = np.array(PAGE, dtype=np.float32)
    grain = np.random.default_rng(7).normal(0, GRAIN, (height, width, 1)) * np.minimum(shown * 4, 1)
    picture = np.clip(page + (np.maximum(picture, page) - page) * shown + grain, 0, 255)
    cv2.imwrite(target, np.uint8(picture.round()), [cv2.IMWRITE_WEBP_QUALITY, int(wanted.get('quality', 88))])


main(*sys.argv[1:])
