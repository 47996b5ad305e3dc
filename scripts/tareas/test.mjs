import { TODAS } from '../etapas/correr-etapas.mjs';
import { correrYTerminar } from '../etapas/informar.mjs';

correrYTerminar(TODAS);
