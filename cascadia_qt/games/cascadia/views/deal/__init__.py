"""Deals, their codes and their days."""
