import { zQueryBandeja } from '@colega/contract/legajos';
import { eventosDe } from '@colega/domain/avisos';
import type { Cola } from '@colega/domain/legajos';
import type { Db } from '../../apps/api/src/db/conectar.ts';
import { leerPagina } from '../../apps/api/src/modules/auditoria/buscar.service.ts';
import { findUltimaVerificacion } from '../../apps/api/src/modules/auditoria/cadena.repository.ts';
import { countSinLeer } from '../../apps/api/src/modules/avisos/portal.repository.ts';
import { leerColegio } from '../../apps/api/src/modules/colegio/leer-colegio.service.ts';
import { resumirCuenta } from '../../apps/api/src/modules/dinero/resumen/por-mes.service.ts';
import { crearCatalogoVivo } from '../../apps/api/src/modules/honorarios/catalogo-vivo.ts';
import { contarBandeja, listarCola } from '../../apps/api/src/modules/legajos/bandeja/bandeja.service.ts';
import { leerCambios } from '../../apps/api/src/modules/legajos/colegio/cambios.service.ts';
import { exigirLegajo, leerRevision } from '../../apps/api/src/modules/legajos/colegio/revision.service.ts';
import { buscarPersonas, contarColasDePersonas } from '../../apps/api/src/modules/perfil/personas/buscar.service.ts';
import { leerFicha } from '../../apps/api/src/modules/perfil/personas/ficha.service.ts';
import type { Trabajos } from './crecimiento.ts';
import type { Operador } from './operadores.ts';

const catalogo = crearCatalogoVivo();

const mira = ({ distrito_id, usuario_id }: Operador, hoy: string) => ({
  ...{ operador: { roles: ['visado'] as const, distrito_id }, usuario_id },
  ...{ ahora: new Date(), hoy },
});
const miraColas = async (db: Db, operador: Operador, hoy: string) => ({
  ...mira(operador, hoy),
  colegio: await leerColegio(db),
});
const cola =
  (cual: Cola, filtros: Record<string, string> = {}) =>
  async (db: Db, operador: Operador, hoy: string) =>
    listarCola(db, cual, await miraColas(db, operador, hoy), zQueryBandeja.parse(filtros));

const personas =
  (texto: (operador: Operador) => string) =>
  (db: Db, operador: Operador, hoy: string): Promise<unknown> =>
    buscarPersonas(db, mira(operador, hoy).operador, { texto: texto(operador), page: 1, limit: 25 }, hoy);

const auditoria =
  (filtros: (operador: Operador) => Parameters<typeof leerPagina>[1]['filtros']) =>
  (db: Db, operador: Operador): Promise<unknown> =>
    leerPagina(db, { filtros: filtros(operador), distrito_id: operador.distrito_id }, { limit: 50 });

const UN_MES_MS = 30 * 86_400_000;
const ROLES = ['visado', 'tesoreria', 'matriculas'] as const;
const leerLaPersona = (db: Db, { distrito_id, personas: [una] }: Operador, hoy: string): Promise<unknown> =>
  leerFicha(
    db,
    una?.id ?? 0,
    { roles: ROLES, distrito_id },
    { hoy, ahora: new Date(), secreto: '', publicUrl: '', leerCuenta: resumirCuenta },
  );

/** These read what waits in a queue, which in a roll of that size is one file in forty. */
export const LEEN_LA_COLA: readonly string[] = [
  ...['mesa: colas', 'mesa: un comitente en la cola', 'mesa: un técnico en la cola'],
];

/** What the clerks' screens read, of a district and of the whole college. */
export const TRABAJOS_DE_MESA: Trabajos<Operador> = [
  ['mesa: colas', async (db, operador, hoy) => contarBandeja(db, await miraColas(db, operador, hoy), {})],
  ['mesa: para revisar', cola('para_revisar')],
  ['mesa: listos, lo último primero', cola('listos_para_visar', { orden: 'recientes' })],
  ['mesa: lo vencido', cola('para_revisar', { vencidos: 'si' })],
  ['mesa: lo mío', cola('para_revisar', { mios: 'si' })],
  ['mesa: un comitente en la cola', cola('para_revisar', { texto: 'nanez ana' })],
  ['mesa: un técnico en la cola', cola('para_revisar', { texto: 'muller' })],
  [
    'mesa: un número en la cola',
    (db, o, hoy) => cola('para_revisar', { texto: String(o.legajos[0]?.numero) })(db, o, hoy),
  ],
  ['mesa: personas por nombre', personas(({ personas: [una] }) => `${una?.apellido} ${una?.nombre}`)],
  ['mesa: personas por CUIT', personas(({ personas: [una] }) => una?.cuit ?? '')],
  ['mesa: personas por matrícula', personas(({ personas: [una] }) => una?.matricula ?? '')],
  ['mesa: personas por legajo', personas(({ legajos: [uno] }) => String(uno?.numero))],
  ['mesa: personas por cupón', personas(({ personas: [una] }) => String(una?.boleta))],
  ['mesa: colas de personas', (db, operador) => contarColasDePersonas(db, operador)],
  ['mesa: auditoría', auditoria(() => ({}))],
  ['mesa: auditoría de quien', auditoria(({ username }) => ({ quien: username }))],
  [
    'mesa: auditoría de un legajo',
    auditoria(({ legajos: [uno] }) => ({ entidad: 'legajo', cual: String(uno?.numero) })),
  ],
  ['mesa: auditoría de una acción', auditoria(() => ({ accion: 'visar' }))],
  ['mesa: auditoría de quien y qué', auditoria(({ username }) => ({ quien: username, accion: 'anular' }))],
  ['mesa: auditoría de lo que nunca hizo', auditoria(({ username }) => ({ quien: username, accion: 'crear' }))],
  ['mesa: auditoría de un mes', auditoria(() => ({ fecha_desde: '2026-08-01', fecha_hasta: '2026-08-31' }))],
  ['mesa: la cadena de la auditoría', (db) => findUltimaVerificacion(db)],
  [
    'mesa: avisos sin leer',
    (db, { persona_id, distrito_id }) =>
      countSinLeer(db, {
        ...{ persona_id, distrito_id, eventos: eventosDe({ roles: ROLES, distrito_id }) },
        desde: new Date(Date.now() - UN_MES_MS),
      }),
  ],
  ['mesa: persona', leerLaPersona],
  [
    'mesa: revisión',
    (db, operador, hoy) => {
      const { operador: suyo, ...momento } = mira(operador, hoy);
      const deNadie = { ...suyo, persona_id: 0 };
      return leerRevision(db, operador.legajos[0]?.id ?? 0, deNadie, momento);
    },
  ],
  [
    'mesa: cambios',
    async (db, operador, hoy) => {
      const id = operador.legajos[0]?.id ?? 0;
      const { persona_id } = await exigirLegajo(db, mira(operador, hoy).operador, 'legajos.ver', id);
      return leerCambios(db, { id, persona_id, desde: null, catalogo });
    },
  ],
];
