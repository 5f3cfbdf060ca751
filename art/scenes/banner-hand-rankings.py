"""Hand rankings: the highest of them, ten to ace of spades, in a fan on dark felt, from above."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math

from grounds import felt
from parts import card, face, render, start
from views import above, dark, side_light

start(seed=28)
dark()
felt((0.004, 0.03, 0.024))
for i, rank in enumerate(('10', 'J', 'Q', 'K', 'A')):
    turn = 44 - i * 20
    a = math.radians(90 + turn)
    card((2.0 * math.cos(a), 2.0 * math.sin(a) - 1.7, 0.03 + i * 0.035), (0, 1.4, turn), face(rank, 'spade'), bend=0.03, scale=1.35)
side_light((0, 0, 0.3), watts=1.2, fill=1.0, back=1.2, cone=42, high=3.6)
above((0, -0.1, 0.1), 8.0, shift=(0.17, 0.0), focus=(0, 0.1, 0.1), steep=1.7, blur=3)
render()
