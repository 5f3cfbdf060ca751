"""The certificate of the record as a drawing: `certificate.py WIDTH HEIGHT out.svg`. Wide, or tall for phones; no words, so that every language has it.

Ivory paper, green engraving, a copper seal. The numerals are Roman and the number is all noughts: it is a specimen.
"""

import math
import sys

width, height = int(sys.argv[1]), int(sys.argv[2])
tall = height > width
parts = []
add = parts.append
GREEN, COPPER = '#0f4a38', '#b0602a'
EMBLEM = (
    'M-2.5,-100 C-14,-62 -46,-40 -70,-14 C-92,10 -96,40 -78,58 C-83,40 -74,27 -62,20 C-68,34 -62,51 -47,60 C-53,43 -46,31 -36,24'
    ' C-40,38 -34,52 -22,57 C-27,42 -21,27 -9,16 L-2.5,-14 Z M2.5,-100 C14,-62 46,-40 70,-14 C92,10 96,40 78,58 C83,40 74,27 62,20'
    ' C68,34 62,51 47,60 C53,43 46,31 36,24 C40,38 34,52 22,57 C27,42 21,27 9,16 L2.5,-14 Z M0,2 C7,22 8,46 10,64 C14,80 22,92 32,101'
    ' C19,99 8,95 0,86 C-8,95 -19,99 -32,101 C-22,92 -14,80 -10,64 C-8,46 -7,22 0,2 Z'
)
LEAF = 'M0 0C2.3 -2.7 6.44 -2.43 9.2 0C6.44 1.62 2.3 1.89 0 0Z'


def line(points, colour=GREEN, weight=1.0, opacity=1.0, closed=False, fill='none'):
    path = 'M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in points) + ('Z' if closed else '')
    add(f'<path d="{path}" fill="{fill}" stroke="{colour}" stroke-width="{weight}" stroke-opacity="{opacity}" stroke-linejoin="round"/>')


def frame(inset, weight, opacity=1.0, colour=GREEN):
    add(
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" fill="none" '
        f'stroke="{colour}" stroke-width="{weight}" stroke-opacity="{opacity}"/>'
    )


def rosette(cx, cy, radius, petals, rings, colour=GREEN, weight=0.8, opacity=0.6, inner=0.35):
    """A guilloche flower: one wave round a circle, again and again with another amplitude."""
    for ring in range(rings):
        share = ring / max(rings - 1, 1)
        middle = radius * (inner + (1 - inner) * 0.62)
        swing = radius * (1 - inner) * 0.38 * (1 - 1.9 * share)
        points = []
        for step in range(petals * 24):
            a = math.tau * step / (petals * 24)
            r = middle + swing * math.cos(petals * a) * (0.75 + 0.25 * math.cos(3 * petals * a))
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
        line(points, colour, weight, opacity, closed=True)


def band(x0, y0, x1, y1, swing, waves, strands, taper=False, colour=GREEN, weight=0.8, opacity=0.75):
    """A plait of waves from one point to another."""
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    for strand in range(strands):
        phase = math.tau * strand / strands
        points = []
        for step in range(int(length / 2) + 1):
            t = min(step * 2 / length, 1)
            amplitude = swing * (math.sin(math.pi * t) if taper else 1)
            off = amplitude * math.sin(math.tau * waves * t + phase) * (0.7 + 0.3 * math.cos(2 * phase))
            points.append((x0 + ux * t * length - uy * off, y0 + uy * t * length + ux * off))
        line(points, colour, weight, opacity)


def emblem(cx, cy, size, colour):
    add(f'<path transform="translate({cx} {cy}) scale({size / 200})" fill="{colour}" d="{EMBLEM}"/>')


def laurel(cx, cy, radius, colour):
    for side in (-1, 1):
        for leaf in range(12):
            angle = math.radians(112 + leaf * 12.5)
            x, y = cx + side * -radius * math.cos(angle) * -1, cy + radius * math.sin(angle)
            size = radius / 26 * (1 - leaf * 0.028)
            turn = math.degrees(angle) + 90
            for lean in (-38, 38):
                direction = turn + lean if side < 0 else 180 - turn - lean
                add(f'<path transform="translate({x:.1f} {y:.1f}) rotate({direction:.1f}) scale({size:.2f})" fill="{colour}" d="{LEAF}"/>')
        arc = [
            (cx + side * radius * math.cos(math.radians(104 + d)), cy + radius * math.sin(math.radians(104 + d)))
            for d in range(0, 146, 2)
        ]
        line(arc, colour, radius / 60)


def numeral(letters, cx, cy, size, colour):
    """Roman numerals in thick and thin strokes with serifs."""
    wide = {'M': 1.02, 'X': 0.78, 'V': 0.8, 'I': 0.36}
    gap = size * 0.12
    x = cx - (sum(wide[c] * size for c in letters) + gap * (len(letters) - 1)) / 2
    top, foot = cy - size / 2, cy + size / 2
    thick, thin = size * 0.115, size * 0.04

    def stroke(a, b, weight):
        add(f'<path d="M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}" stroke="{colour}" stroke-width="{weight:.1f}" fill="none"/>')

    def serif(at, y, reach):
        stroke((at - reach, y), (at + reach, y), thin)

    for c in letters:
        w = wide[c] * size
        if c == 'I':
            stroke((x + w / 2, top), (x + w / 2, foot), thick)
            for y in (top, foot):
                serif(x + w / 2, y, w * 0.46)
        elif c == 'V':
            stroke((x + w * 0.1, top), (x + w / 2, foot), thick)
            stroke((x + w * 0.9, top), (x + w / 2, foot), thin)
            serif(x + w * 0.1, top, w * 0.17)
            serif(x + w * 0.9, top, w * 0.13)
        elif c == 'X':
            stroke((x + w * 0.08, top), (x + w * 0.92, foot), thick)
            stroke((x + w * 0.92, top), (x + w * 0.08, foot), thin)
            for at, reach in ((0.08, 0.17), (0.92, 0.14)):
                serif(x + w * at, top, w * reach)
                serif(x + w * (1 - at), foot, w * (0.31 - reach))
        elif c == 'M':
            stroke((x + w * 0.1, top), (x + w * 0.1, foot), thin)
            stroke((x + w * 0.9, top), (x + w * 0.9, foot), thick)
            stroke((x + w * 0.1, top), (x + w / 2, foot), thick)
            stroke((x + w * 0.9, top), (x + w / 2, foot), thin)
            serif(x + w * 0.08, top, w * 0.11)
            serif(x + w * 0.9, top, w * 0.13)
            serif(x + w * 0.1, foot, w * 0.13)
            serif(x + w * 0.9, foot, w * 0.15)
        x += w + gap


def noughts(cx, cy, size, colour):
    for index in range(6):
        x = cx + (index - 2.5) * size * 0.72 + (0.18 if index > 2 else -0.18) * size
        add(f'<ellipse cx="{x:.1f}" cy="{cy}" rx="{size * 0.22:.1f}" ry="{size * 0.42:.1f}" fill="none" stroke="{colour}" stroke-width="{size * 0.11:.1f}"/>')


def seal(cx, cy, radius):
    for side in (-1, 1):
        add(
            f'<path transform="translate({cx} {cy}) rotate({side * -17})" fill="url(#ribbon)" '
            f'd="M{-radius * 0.34:.0f} 0V{radius * 1.72:.0f}L0 {radius * 1.46:.0f}L{radius * 0.34:.0f} {radius * 1.72:.0f}V0Z"/>'
        )
    add(f'<ellipse cx="{cx + 4}" cy="{cy + 12}" rx="{radius * 1.02}" ry="{radius}" fill="#3a1b09" opacity=".28" filter="url(#soft)"/>')
    bumps = 28
    edge = []
    for step in range(bumps * 16):
        a = math.tau * step / (bumps * 16)
        r = radius * (0.955 + 0.045 * math.cos(bumps * a))
        edge.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    line(edge, '#7c3c16', 1.5, 0.7, closed=True, fill='url(#copper)')
    rosette(cx, cy, radius * 0.9, 36, 5, '#5b2a0e', 0.9, 0.5, inner=0.72)
    add(f'<circle cx="{cx}" cy="{cy}" r="{radius * 0.66:.1f}" fill="url(#field)" stroke="#6b3312" stroke-width="2"/>')
    emblem(cx, cy + radius * 0.02, radius * 0.86, '#4a1f08')
    emblem(cx - 1.5, cy + radius * 0.02 - 2, radius * 0.86, '#fbd9a8')


def diamonds(cx, cy, reach):
    for side in (-1, 1):
        line([(cx + side * 26, cy), (cx + side * reach, cy)], COPPER, 2)
        add(f'<path d="M{cx + side * reach} {cy - 5}l5 5l-5 5l-5 -5z" fill="{COPPER}"/>')
    add(f'<path d="M{cx} {cy - 9}l9 9l-9 9l-9 -9z" fill="{COPPER}"/>')


add(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"><defs>'
    '<radialGradient id="paper" cx=".42" cy=".32" r=".95"><stop stop-color="#fdf8ee"/><stop offset=".6" stop-color="#f4ecdf"/><stop offset="1" stop-color="#dccdb2"/></radialGradient>'
    '<linearGradient id="copper" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f8c48b"/><stop offset=".3" stop-color="#e08a46"/><stop offset=".52" stop-color="#b8642c"/><stop offset=".72" stop-color="#eba25f"/><stop offset="1" stop-color="#8f4a1d"/></linearGradient>'
    '<radialGradient id="field" cx=".38" cy=".3" r=".9"><stop stop-color="#e79a58"/><stop offset=".6" stop-color="#c06c31"/><stop offset="1" stop-color="#8f4a1d"/></radialGradient>'
    '<linearGradient id="ribbon" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#0a3a2b"/><stop offset=".5" stop-color="#176b51"/><stop offset="1" stop-color="#0a3a2b"/></linearGradient>'
    '<filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="9"/></filter></defs>'
)
add(f'<rect width="{width}" height="{height}" fill="url(#paper)"/>')
cx = width / 2
outer, depth = (30, 74) if tall else (36, 92)
middle = outer + depth / 2
rosette(cx, height * 0.47, min(width, height) * 0.42, 24, 14, GREEN, 0.8, 0.13, inner=0.12)
frame(outer, 3)
frame(outer + 7, 1)
frame(outer + depth - 7, 1)
frame(outer + depth, 2.2, 1, COPPER)
across, down = round((width - 2 * middle) / 74), round((height - 2 * middle) / 74)
for y in (middle, height - middle):
    band(middle, y, width - middle, y, depth * 0.34, across, 12)
for x in (middle, width - middle):
    band(x, middle, x, height - middle, depth * 0.34, down, 12)
for x in (middle, width - middle):
    for y in (middle, height - middle):
        add(f'<circle cx="{x}" cy="{y}" r="{depth * 0.6}" fill="#f4ecdf" stroke="{GREEN}" stroke-width="1.6"/>')
        rosette(x, y, depth * 0.56, 14, 7, GREEN, 0.9, 0.85, inner=0.2)
        emblem(x, y, depth * 0.3, COPPER)
if tall:
    laurel(cx, 318, 128, GREEN)
    emblem(cx, 314, 150, GREEN)
    diamonds(cx, 496, 190)
    numeral('MMXXVI', cx, 590, 104, GREEN)
    for index, reach in enumerate((250, 215, 165)):
        band(cx - reach, 694 + index * 38, cx + reach, 694 + index * 38, 10, reach / 15, 7, True, COPPER, 0.9, 0.9)
    seal(cx, 912, 104)
else:
    laurel(cx, 318, 118, GREEN)
    emblem(cx, 314, 138, GREEN)
    diamonds(cx, 484, 330)
    numeral('MMXXVI', cx, 582, 124, GREEN)
    for index, reach in enumerate((430, 370, 290)):
        band(cx - reach, 680 + index * 38, cx + reach, 680 + index * 38, 11, reach / 16, 7, True, COPPER, 0.9, 0.9)
    for side in (-1, 1):
        x = cx + side * 370
        line([(x - 150, 912), (x + 150, 912)], GREEN, 1.6)
        band(x - 120, 884, x + 120, 884, 15, 4, 3, True, GREEN, 1.4, 0.85) if side < 0 else noughts(x, 884, 34, GREEN)
    seal(cx, 898, 104)
add('</svg>')
open(sys.argv[3], 'w').write('\n'.join(parts))
