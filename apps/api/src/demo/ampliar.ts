import { zAmpliacionEntrada } from '@colega/contract/legajos';
import type { Fecha } from '@colega/domain/fechas';
import { crearAmpliacion } from '../modules/legajos/ampliaciones/ampliaciones.service.ts';
import { condicionesDe, contratoDe, type EscenaDeDemo, type LegajoCreado, momentoDelDia } from './crear-encargo.ts';

export const ampliarEncargo = async (escena: EscenaDeDemo, legajo: LegajoCreado, dia: Fecha): Promise<void> => {
  const { id, quien, encargo } = legajo;
  const { calculo_honorario_id } = await escena.db
    .selectFrom('legajo_detalles')
    .select('calculo_honorario_id')
    .where('legajo_id', '=', id)
    .where('tipo_contrato', '=', 'original')
    .executeTakeFirstOrThrow();
  const sobre = { tipo_contrato: 'ampliacion' as const, calculo_original_id: calculo_honorario_id };
  const pedido = { ...encargo, fecha: dia, manual: calculo_honorario_id === null };
  const leido = zAmpliacionEntrada.parse({
    ...(await contratoDe(escena, quien, pedido, sobre)),
    ...condicionesDe(escena, pedido),
    legajo_id: id,
    tipo_contrato: 'ampliacion',
  });
  await crearAmpliacion(escena.db, escena.deps, quien, leido, { ...momentoDelDia(dia), version: null });
};
