import { setTimeout as esperar } from 'node:timers/promises';
import type { Problem } from '@colega/contract/problem';
import { crearTurnos } from '../../../modules/dinero/intenciones/turnos.ts';
import type { DepsDePagos } from '../../../modules/dinero/pagos.ts';
import { matricula, operador, usuario } from '../../construir.ts';
import type { Pedido, Pedir } from '../../crear-app-de-prueba.ts';
import { formularioDe } from '../../formulario-de.ts';
import { crearEscenarioDePagos } from '../escenario-de-pagos.ts';
import { abrirSandboxDePrueba, IMPACIENTE } from '../sandbox-de-prueba.ts';
import { aLaVez } from './a-la-vez.ts';
import { fechaDelMes, PRIMER_DIA } from './fecha-del-mes.ts';
import { crearLibroDelMes, enPesos } from './libro-del-mes.ts';
import { type CuponDelMes, type OrigenDelMes, PARTE_CON_FALLA } from './mes-escrito.ts';

/** What the portal refused, as it said so. */
export class RechazoDelPortal extends Error {
  readonly problema: Problem;

  constructor(ruta: string, problema: Problem) {
    super(`${ruta}: ${problema.status} ${problema.message}`);
    this.problema = problema;
  }
}

type Emitido = { orden: number; boleta: number; persona_id: number; cuit: string; username: string };

const MEDIODIA = 'T12:00:00-03:00';
/** Of providers that fail once in fifty calls: it is not that they fell. */
const POLITICA = { ...IMPACIENTE, fallasSeguidas: 20 };
const SEGUNDOS_DE_REINTENTO = 0.3;
const INTENTOS = 15;
const ESPERA_MS = 100;

/** What the portal answers when a provider does not. */
const SIN_PROVEEDOR = 503;
const esDefinitivo = (error: unknown): boolean =>
  error instanceof RechazoDelPortal && error.problema.status !== SIN_PROVEEDOR;

/** Until it is done; what a provider did not answer is asked again. */
const insistir = async <T>(trabajo: () => Promise<T>, veces = INTENTOS): Promise<T> => {
  for (let vez = 1; ; vez++)
    try {
      return await trabajo();
    } catch (error) {
      if (vez >= veces || esDefinitivo(error)) throw error;
      await esperar(ESPERA_MS);
    }
};

/**
 * The college of a month: its clock, who works in it, its coupons, the providers outside, which fail, and what the generator says of its books
 * meanwhile.
 */
export const abrirObra = async (semilla: number) => {
  const sandbox = await abrirSandboxDePrueba();
  const pasarelas = sandbox.pasarelas(POLITICA);
  const s = await crearEscenarioDePagos({ pasarelas, ahora: new Date(`${PRIMER_DIA}${MEDIODIA}`) });
  await s.prueba.app.listen({ host: '127.0.0.1', port: 0 });
  await sandbox.control('reintento', { segundos: SEGUNDOS_DE_REINTENTO });
  await sandbox.control('azar', { tasa: PARTE_CON_FALLA, semilla });
  const comoAutor = async (username: string) => {
    const { id: user_id } = await operador(s.db, username, { roles: ['tesoreria'] });
    return { actor: 'colegio' as const, user_id, username };
  };
  const [tesorera, segunda] = [await comoAutor('tesorera'), await comoAutor('segunda')];
  const deps: DepsDePagos = { db: s.db, pasarelas, reloj: s.prueba.ahora, turnos: crearTurnos(), publicUrl: () => '' };
  const tecnicos = new Map<number, Omit<Emitido, 'orden' | 'boleta'>>();
  const emitidos = new Map<number, Emitido>();
  const indices = new Map<number, number>();
  const numeros = new Map<string, string>();
  const libro = crearLibroDelMes();
  const emitido = (indice: number): Emitido => {
    const suyo = emitidos.get(indice);
    if (!suyo) throw new Error(`El cupón ${indice} del mes no se emitió`);
    return suyo;
  };
  const crearTecnico = async ({ indice }: CuponDelMes): Promise<void> => {
    const username = `tecnico-${indice}`;
    const { persona } = await usuario(s.db, username);
    await matricula(s.db, persona.id, { codigo: `M-${indice}` });
    tecnicos.set(indice, { persona_id: persona.id, cuit: persona.cuit, username });
  };
  const emitirUno = async ({ indice, dia, importe }: CuponDelMes): Promise<void> => {
    const suyo = tecnicos.get(indice);
    if (!suyo) throw new Error(`El técnico ${indice} del mes no está`);
    const orden = await s.cuponDeMatricula(enPesos(importe), suyo.persona_id);
    const boleta = await s.boleta(orden);
    emitidos.set(indice, { ...suyo, orden, boleta });
    indices.set(boleta, indice);
    libro.mover(dia, { deudores: importe, emitido: -importe });
  };
  const ponerEnHora = (hasta: Date): Promise<unknown> => {
    s.prueba.avanzar(hasta.getTime() - s.prueba.ahora().getTime());
    return sandbox.control('reloj', { ahora: s.prueba.ahora().toISOString() });
  };
  const delMostrador = new Map<string, Promise<Pedir>>();
  const enviarAlColegio = async <T>(ruta: string, pedido: Pedido, { username } = tesorera): Promise<T> => {
    const quien = `${username} ${s.prueba.ahora().toISOString()}`;
    const sesion = delMostrador.get(quien) ?? s.prueba.conSesion(username, '/colegio/authentication_token');
    delMostrador.set(quien, sesion);
    const respuesta = await (await sesion)('POST', ruta, pedido);
    if (respuesta.statusCode >= 300) throw new RechazoDelPortal(ruta, respuesta.json<Problem>());
    return respuesta.json<T>();
  };
  /** As a desk asks for it, the treasurer's when it is not said: whoever leaves it signs in again. */
  const pedirEnElColegio = <T>(ruta: string, payload: object, quien = tesorera): Promise<T> =>
    enviarAlColegio(ruta, { payload }, quien);
  const sesiones = new Map<number, Promise<Pedir>>();
  /** The session of its technician, who asks on one day. */
  const comoTecnico = (indice: number): Promise<Pedir> => {
    const suya = sesiones.get(indice) ?? s.prueba.conSesion(emitido(indice).username);
    sesiones.set(indice, suya);
    return suya;
  };
  /** As its technician asks for it, until the portal can answer. */
  const pedirComoTecnico = async (indice: number, ruta: string): Promise<Record<string, unknown>> => {
    const pedir = await comoTecnico(indice);
    return insistir(async () => {
      const respuesta = await pedir('POST', ruta, { payload: { orden_id: emitido(indice).orden } });
      if (respuesta.statusCode !== 200) throw new RechazoDelPortal(ruta, respuesta.json<Problem>());
      return respuesta.json<Record<string, unknown>>();
    });
  };
  return {
    ...{ s, deps, sandbox, pasarelas, tesorera, segunda, libro, emitido, insistir, pedirComoTecnico, pedirEnElColegio },
    enviarArchivo: async (origen: string, nombre: string, bytes: Buffer): Promise<number> => {
      const archivo = formularioDe('file', nombre, bytes, 'text/plain');
      return (await enviarAlColegio<{ id: number }>(`/colegio/origenes_de_rendicion/${origen}/rendiciones`, archivo))
        .id;
    },
    /** Its noon, for the portal and for its providers. */
    amanecer: (dia: number) => ponerEnHora(new Date(`${fechaDelMes(dia)}${MEDIODIA}`)),
    esperarUnRato: (ms: number) => ponerEnHora(new Date(s.prueba.ahora().getTime() + ms)),
    darCodigoDeLink: async (indice: number): Promise<string> => {
      const { cupon } = (await pedirComoTecnico(indice, '/red_link/alta_deuda')) as { cupon: { codigo_pago: string } };
      return cupon.codigo_pago;
    },
    /** Which coupon of the month has that number. */
    indiceDe: (boleta: number): number | undefined => indices.get(boleta),
    /** The number that its collector gave to its payment. */
    numerar: (origen: OrigenDelMes, indice: number, numero: string): void =>
      void numeros.set(`${origen} ${indice}`, numero),
    numeroEn: (origen: OrigenDelMes, indice: number): string => {
      const suyo = numeros.get(`${origen} ${indice}`);
      if (suyo === undefined) throw new Error(`${origen} no cobró el cupón ${indice} del mes`);
      return suyo;
    },
    /** In their order: who collects a day's writes it by the numbers of its coupons. */
    emitir: async (cupones: readonly CuponDelMes[]): Promise<void> => {
      await aLaVez(cupones, crearTecnico);
      for (const cupon of [...cupones].sort((uno, otro) => uno.indice - otro.indice)) await emitirUno(cupon);
    },
    operacionDe: async (indice: number): Promise<number> => {
      const operacion = s.db.selectFrom('operaciones_pago').select('id').where('orden_id', '=', emitido(indice).orden);
      return (await operacion.orderBy('id').executeTakeFirstOrThrow()).id;
    },
    contarLlamadas: async (): Promise<number> => {
      const { azar } = (await sandbox.estado()) as unknown as { azar: { tiradas: number } };
      return azar.tiradas / 2;
    },
    cerrar: async (): Promise<void> => {
      await s.prueba.cerrar();
      await sandbox.cerrar();
    },
  };
};
export type ObraDelMes = Awaited<ReturnType<typeof abrirObra>>;
