import { rutasDeAvisos } from '@colega/contract/avisos';
import type { Lado } from '@colega/domain/avisos';
import { type Adelanto, adelantar } from '../../lib/consultas/adelanto.ts';
import { consulta } from '../../lib/consultas/consulta.ts';

export const consultaDeAvisos = (lado: Lado, page = 1, sinLeer = false) =>
  consulta(rutasDeAvisos.avisos, { query: { lado, page, sin_leer: sinLeer ? 'si' : 'no' } });

export const consultaDePreferencias = (lado: Lado) => consulta(rutasDeAvisos.preferenciasDeAvisos, { query: { lado } });

/** What the page of notices begins with. */
export const adelantosDeAvisos = (lado: Lado): Adelanto[] => [
  adelantar(consultaDeAvisos(lado)),
  adelantar(consultaDePreferencias(lado)),
];
