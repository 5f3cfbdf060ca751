"""The stage of the wide pictures at the head of a page: the subject on the right, the left half dark for the words."""

from parts import camera, night_lights, render, table


def show(focus, key=1.6, front=1.7, back=1.0, wall=1.0, teal=1.0, lift=0.0, look=1.12, wall_colour=(0.25, 0.8, 0.6)):
    """
    Table, night lights and camera as these pictures have them, sharp at `focus`; then writes the picture.
    `lift` raises the camera, `look` is the height that it looks at.
    """
    table()
    night_lights((2.9, 0.2, 0.9), left=0.3, key=key, front=front, back=back, wall=wall, teal=teal, wall_colour=wall_colour)
    camera((1.2, -12.6, 2.8 + lift), (1.55, 0, look), focus=focus, lens=50)
    render()
