import { PERMISO_DEL_AVISO } from '@colega/domain/avisos';
import { esHabil } from '@colega/domain/colegio';
import { COLAS, type Cola } from '@colega/domain/legajos';
import { type Operador, type PermisoDelColegio, puedeElOperador, rolesCon } from '@colega/domain/permisos';
import type { Carta } from '../../../correo/carta.ts';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import type { Escribir } from '../../avisos/enviar-aviso.service.ts';
import { leerColegio, leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { contarBandeja } from '../bandeja/bandeja.service.ts';
import { findOperadorDePersona, findPersonasConRol } from './operadores-por-avisar.repository.ts';

/** Who works on each queue. */
const PERMISO: Partial<Record<Cola, PermisoDelColegio>> = {
  para_revisar: PERMISO_DEL_AVISO.legajo_por_revisar,
  volvieron: PERMISO_DEL_AVISO.legajo_respondido,
  confirmaciones_especiales: PERMISO_DEL_AVISO.legajo_por_confirmar,
  para_timbrar: PERMISO_DEL_AVISO.legajo_por_timbrar,
  listos_para_visar: PERMISO_DEL_AVISO.legajo_por_visar,
};

const colasDe = (operador: Operador): Cola[] =>
  COLAS.filter((cola) => {
    const permiso = PERMISO[cola];
    return permiso !== undefined && puedeElOperador(operador, permiso) === 'si';
  });

/** Each operator's letter of the day. On a day when nobody works there is none. */
export const avisarTrabajoDelDia = async (db: Db, ahora: Date): Promise<void> => {
  const hoy = diaDe(() => ahora);
  if (!esHabil(await leerListasEnVigor(db), hoy)) return;
  for (const persona_id of await findPersonasConRol(db, rolesCon(PERMISO_DEL_AVISO.trabajo_del_dia)))
    await enTransaccion(db, (trx) =>
      avisar(trx, { evento: 'trabajo_del_dia', cosa: 'dia', cosa_id: hoy, persona_id }, ahora),
    );
};

type ColaConTrabajo = { nombre: string; total: number; vencidos: number };

export const armarCartaDelTrabajo = (colas: readonly ColaConTrabajo[], direccionPublica: string): Carta => {
  const total = colas.reduce((suma, { total: suyo }) => suma + suyo, 0);
  return {
    datos: { cuantos: total === 1 ? 'un legajo' : `${total} legajos` },
    cuerpo: [
      {
        pares: colas.map(({ nombre, total: suyo, vencidos }) => [
          nombre,
          vencidos === 0 ? String(suyo) : `${suyo} (${vencidos} fuera de término)`,
        ]),
      },
      { boton: 'Abrir la Bandeja', enlace: `${direccionPublica}/colegio` },
    ],
  };
};

/** What waits in the queues of this operator's work, as it is when the letter leaves. */
export const cartaDelTrabajo: Escribir = async (db, { cosa_id, persona_id }, { ahora, direccionPublica }) => {
  const hoy = diaDe(() => ahora);
  const operador = await findOperadorDePersona(db, persona_id);
  // A letter delayed to another day would tell another day's work.
  if (hoy !== cosa_id || !operador) return null;
  const suyas = colasDe(operador);
  const colegio = await leerColegio(db);
  const mira = { operador, ahora, hoy, usuario_id: operador.usuario_id, colegio };
  const { colas } = await contarBandeja(db, mira, {});
  const conTrabajo = colas.filter(({ cola, total }) => suyas.includes(cola) && total > 0);
  if (conTrabajo.length === 0) return null;
  return armarCartaDelTrabajo(conTrabajo, direccionPublica);
};
