"""Tournaments: the cup on black, edged with copper light, two aces before it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from grounds import black
from parts import WARM_LIGHT, card, face, light, render, start
from trophy import trophy
from views import dark, low, rim_light

start(seed=37)
dark((0.001, 0.002, 0.0019))
black(0.12)
trophy((0, 0, 0), (0, 0, -10), 1.5)
card((-0.45, -1.5, 0.03), (0, 0, 14), face('A', 'spade'), bend=0.02, scale=0.8)
card((0.35, -1.45, 0.05), (0, 0, -12), face('A', 'heart'), bend=0.02, scale=0.8)
rim_light((0, 0, 1.6), watts=1.2, fill=0.7, left=0.8)
light((-3.6, -5.2, 3.4), (0, 0, 1.9), 1.5, 220, WARM_LIGHT)
low((0, 0, 1.45), 8.8, shift=(0.17, 0.0), focus=(0, -0.6, 1.6), lift=0.12, blur=3)
render()
