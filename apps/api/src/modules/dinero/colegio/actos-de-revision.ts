import type { ActoDeRevision, CasoPorRevisar } from '@colega/contract/dinero';
import { type CodigoDeMensaje, todosLosMensajes } from '@colega/contract/mensajes';
import { diaDelColegio, type Fecha } from '@colega/domain/fechas';
import { Decimal } from '@colega/domain/importes';
import type { CobroDecidido } from '../cobros/sin-cupon.repository.ts';
import { MEDIOS_DEL_COLEGIO } from './acreditar-a-mano.service.ts';
import type { PorRevisar } from './revisiones.repository.ts';

type Acto = CasoPorRevisar['actos'][number];

const acto = (cual: ActoDeRevision, codigo: CodigoDeMensaje | null): Acto => ({
  acto: cual,
  puede: codigo === null,
  porque: codigo && todosLosMensajes[codigo],
});

/** What of these the services would refuse, each with its reason, before it is asked. */
export const actosDePago = ({ por_devolver }: PorRevisar): Acto[] => [
  acto('a_favor', por_devolver ? 'devolver_en_curso' : null),
];

export const actosDeCupon = ({ por_devolver }: PorRevisar, { aplicado }: { aplicado: string | null }): Acto[] => [
  acto('a_favor', aplicado === null ? 'nada_que_devolver' : por_devolver ? 'devolver_en_curso' : null),
  acto('sin_cambios', null),
];

type Cobranza = Pick<CobroDecidido, 'que' | 'decidido_en' | 'medio' | 'importe' | 'registrado_en'> & {
  /** Two people gave it back. */
  devuelta: boolean;
};

const queImpideReabrir = ({ decidido_en, medio, devuelta }: Cobranza, hoy: Fecha): CodigoDeMensaje | null => {
  if (!decidido_en || diaDelColegio(decidido_en) !== hoy) return 'decision_fuera_del_dia';
  return devuelta && medio !== 'caja' ? 'cobranza_transferida' : null;
};

const queImpideAnular = ({ medio, registrado_en }: Cobranza, hoy: Fecha): CodigoDeMensaje | null => {
  if (!MEDIOS_DEL_COLEGIO.some((uno) => uno === medio)) return 'cobranza_de_un_cobrador';
  return diaDelColegio(registrado_en) === hoy ? null : 'cobranza_de_otro_dia';
};

export const actosDeCobranza = (cobranza: Cobranza, por_devolver: boolean, hoy: Fecha): Acto[] => {
  const { que, importe } = cobranza;
  if (que === 'decidido') return [acto('reabrir', queImpideReabrir(cobranza, hoy))];
  if (que !== 'de_nadie') return [];
  const espera = por_devolver ? 'cobranza_por_devolver' : null;
  return [
    acto('identificar', espera),
    ...(new Decimal(importe).gt(0) ? [acto('a_favor', espera), acto('devolver', espera)] : []),
    acto('anular', espera ?? queImpideAnular(cobranza, hoy)),
  ];
};

export const ACTOS_DE_RENGLON: Acto[] = [acto('mirado', null)];
