import type { FichaDePersona } from '@colega/contract/perfil';
import type { Acto } from '../actos/acto.ts';

export type PropsDeSeccion = { ficha: FichaDePersona; alActuar: (acto: Acto) => void };
