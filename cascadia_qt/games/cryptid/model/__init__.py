"""Cryptid as its front ends deal and show it, without Qt."""
