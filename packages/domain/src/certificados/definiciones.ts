import type { Campo } from '../formularios/formulario.ts';
import { camposDelPaso, type PasoDeCertificado } from './campo.ts';
import { pasosDeAnexo } from './definiciones/anexo-in-situ.ts';
import { pasosDeCaie } from './definiciones/caie.ts';
import { pasosDeCaieEr } from './definiciones/caie-er.ts';
import { pasosDeEig } from './definiciones/eig.ts';
import { pasoInicial } from './definiciones/inicial.ts';
import { pasosDeT1g } from './definiciones/t1g.ts';
import { pasosDeT1r } from './definiciones/t1r.ts';
import type { TipoDeCertificado } from './tipos.ts';

/** CER-018..020: the wizard draws these, both sides run them, and the form prints them in this order. */
export const DEFINICIONES: Record<TipoDeCertificado, readonly PasoDeCertificado[]> = {
  caie: [pasoInicial('caie'), ...pasosDeCaie],
  caie_er: [pasoInicial('caie_er'), ...pasosDeCaieEr],
  t1r: [pasoInicial('t1r'), ...pasosDeT1r],
  t1g: [pasoInicial('t1g'), ...pasosDeT1g],
  eig: [pasoInicial('eig'), ...pasosDeEig],
  anexa_in_situ: pasosDeAnexo,
};

export const camposDelTipo = (type: TipoDeCertificado): Campo[] => DEFINICIONES[type].flatMap(camposDelPaso);
