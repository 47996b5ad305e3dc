import { cargoDelAnio, hayCargosDelAnio, type ListasEnVigor } from '@colega/domain/colegio';
import type { ConceptoDeMatricula } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import {
  anotarHechoDePersona,
  conPersona,
  exigirMatricula,
  type PedidoDePersona,
} from '../../perfil/pedido-del-colegio.ts';
import { asentarBonificacion } from '../libro/libro.service.ts';
import { type CargoNuevo, insertBonificacion, insertCargo } from './cargos.repository.ts';

export const ARANCELES_DE_REGRESO = ['arancel_rehabilitacion', 'arancel_reinscripcion'] as const;

const NOMBRE: Readonly<Record<ConceptoDeMatricula, string>> = {
  arancel: 'ARANCEL',
  cuota_1: 'CUOTA 1',
  cuota_2: 'CUOTA 2',
  arancel_rehabilitacion: 'ARANCEL REHABILITACIÓN',
  arancel_reinscripcion: 'ARANCEL REINSCRIPCIÓN',
};

/** And since when it costs that; undefined when that year does not charge it. Throws 409 for a year of which nothing is published. */
export const cargoNuevo = (
  listas: ListasEnVigor,
  concepto: ConceptoDeMatricula,
  { anio, hoy }: { anio: number; hoy: Fecha },
): { cargo: CargoNuevo; desde: Fecha } | undefined => {
  if (!hayCargosDelAnio(listas, anio, hoy)) throw errorHttp(409, 'anio_sin_cargos', { datos: { anio } });
  const cargo = cargoDelAnio(listas, concepto, anio, hoy);
  if (!cargo) return undefined;
  const { desde, ...cuanto } = cargo;
  return { cargo: { concepto, anio, descripcion: `${NOMBRE[concepto]} ${anio}`, ...cuanto }, desde };
};

/** Charges one licence what coming back costs, due at the end of the year. Throws 404 and 409. */
export const cobrarRegreso = (
  db: Db,
  pedido: PedidoDePersona & { matricula: string; concepto: (typeof ARANCELES_DE_REGRESO)[number] },
): Promise<{ nuevo: boolean; importe: Importe }> =>
  conPersona(db, pedido, async (trx, persona) => {
    const { id, codigo } = await exigirMatricula(trx, persona.id, pedido.matricula);
    const { concepto, hoy } = pedido;
    const nuevoCargo = cargoNuevo(await leerListasEnVigor(trx), concepto, { anio: Number(hoy.slice(0, 4)), hoy });
    if (!nuevoCargo) throw errorHttp(409, 'cargo_que_no_se_cobra', { datos: { cargo: NOMBRE[concepto] } });
    const { cargo } = nuevoCargo;
    const nuevo = await insertCargo(trx, id, cargo, pedido.ahora);
    const hasta = { matricula: codigo, cargo: cargo.descripcion, importe: cargo.importe };
    if (nuevo) await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'cobrar_regreso', hasta });
    return { nuevo, importe: cargo.importe };
  });

/** Gives a person something in favour, for their next licence settlement. Throws 404. */
export const bonificar = (
  db: Db,
  { importe, motivo, ...pedido }: PedidoDePersona & { importe: Importe; motivo: string },
): Promise<{ credito_id: number }> =>
  conPersona(db, pedido, async (trx, { id: persona_id }) => {
    const credito = { persona_id, descripcion: `Bonificación: ${motivo}`, importe, creado_en: pedido.ahora };
    const credito_id = await insertBonificacion(trx, credito);
    await asentarBonificacion(trx, { cuando: pedido.ahora, persona_id, importe });
    await anotarHechoDePersona(trx, pedido, persona_id, {
      accion: 'bonificar',
      hasta: { credito_id, importe },
      motivo,
    });
    return { credito_id };
  });
