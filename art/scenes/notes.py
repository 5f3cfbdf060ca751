"""A sheet of a player's notes as an SVG text: seats round a table, a curve, rows of cards and lines of writing that say nothing."""

import math
import random


def notes():
    """Ink on laid paper, 740 x 980."""
    ink, red = '#22302a', '#a4472a'
    pen = random.Random(5)
    parts = ['<rect width="740" height="980" fill="#d9cdb6"/>']
    parts += [f'<path d="M0 {y}H740" stroke="#9fb0a0" stroke-width="1" opacity=".5"/>' for y in range(60, 980, 34)]
    parts.append('<path d="M96 0V980" stroke="#b4442a" stroke-width="1.5" opacity=".45"/>')

    def writing(x, y, length, colour=ink):
        points, at = [], x
        while at < x + length:
            word = pen.uniform(24, 70)
            line = [f'M{at:.0f} {y}'] + [f'q{pen.uniform(2, 5):.1f} {pen.uniform(-13, -5):.1f} {6} {pen.uniform(-1, 1):.1f}' for _ in range(int(word / 6))]
            points.append(' '.join(line))
            at += word + 13
        parts.append(f'<path d="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2.2" stroke-linecap="round"/>')

    def little_card(x, y, turn, colour):
        parts.append(
            f'<g transform="translate({x},{y}) rotate({turn})" fill="none" stroke="{colour}" stroke-width="2.6">'
            '<rect x="-20" y="-28" width="40" height="56" rx="5"/><path d="M0-12 12 6 0 2-12 6Z"/></g>'
        )

    for row in range(4):
        writing(112, 88 + row * 34, pen.uniform(300, 560))
    parts.append(f'<ellipse cx="250" cy="340" rx="130" ry="78" fill="none" stroke="{ink}" stroke-width="3"/>')
    for seat in range(6):
        a = seat * math.tau / 6 + 0.4
        parts.append(f'<circle cx="{250 + 156 * math.cos(a):.0f}" cy="{340 + 102 * math.sin(a):.0f}" r="13" fill="none" stroke="{red if seat == 1 else ink}" stroke-width="3"/>')
    for k in range(3):
        little_card(206 + 46 * k, 340, pen.uniform(-4, 4), ink)
    parts.append(f'<path d="M470 420V250M470 420H690M472 412C540 404 560 380 600 330S660 268 686 262" fill="none" stroke="{red}" stroke-width="3" stroke-linecap="round"/>')
    for row in range(5):
        writing(112, 530 + row * 34, pen.uniform(260, 540), red if row == 2 else ink)
    for k in range(5):
        little_card(140 + 56 * k, 756, pen.uniform(-5, 5), ink if k < 3 else red)
    for row in range(5):
        writing(112, 836 + row * 34, pen.uniform(240, 520))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 980">{"".join(parts)}</svg>'
