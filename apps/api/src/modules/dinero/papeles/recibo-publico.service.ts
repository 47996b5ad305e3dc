import type { ReciboPublico } from '@colega/contract/verificacion';
import { conceptosDeRecibo } from '@colega/domain/dinero';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import { leerFilaDeCupon } from '../ordenes/leer-cupon.service.ts';
import { findPagador } from './documentos.repository.ts';
import { nombreDeCircuito } from './documentos.service.ts';
import { findConceptosPublicos, findReciboPorCodigo } from './recibos.repository.ts';

/** What the holder of a receipt's code may read, as it stands now; null for an unknown code. The paper says the rest (S-553). */
export const leerReciboPublico = async (db: Db, codigo: string): Promise<Omit<ReciboPublico, 'estado'> | null> => {
  const recibo = await findReciboPorCodigo(db, codigo);
  if (!recibo) return null;
  const { numero, fecha, importe, fecha_pago, orden_id, persona_id } = recibo;
  const { anulacion, devuelto_en_parte, credito_reclamado } = recibo;
  const cupon = await leerFilaDeCupon(db, orden_id, persona_id);
  const { nombre, matriculas } = await findPagador(db, orden_id);
  const leidos = await findConceptosPublicos(db, orden_id);
  const items = leidos.map(({ descripcion, importe: suyo }) => ({ descripcion, importe: suyo }));
  return {
    ...{ numero, fecha, importe, anulacion, devuelto_en_parte, credito_reclamado },
    pagado_el: hoy(() => fecha_pago),
    circuito: nombreDeCircuito(cupon),
    numero_boleta: cupon.numero_boleta,
    numero_legajo: cupon.legajo?.numero_legajo ?? null,
    conceptos: conceptosDeRecibo(importe, { items, monto_total: cupon.monto_total }),
    con_sancion: leidos.some(({ es_sancion }) => es_sancion),
    con_credito: leidos.some(({ es_credito }) => es_credito),
    persona: { nombre },
    matriculas: matriculas.map(({ codigo: de, descripcion }) => ({ codigo: de, titulo: descripcion })),
  };
};
