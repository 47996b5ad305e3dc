import { SIN_NAVEGADOR } from '../etapas/correr-etapas.mjs';
import { correrYTerminar } from '../etapas/informar.mjs';

correrYTerminar(SIN_NAVEGADOR);
