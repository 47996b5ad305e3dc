import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { direccionDeRuta } from '@colega/contract/route';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completar, leerImagen, serviciosDeColega } from '../testing/arranque/compose.ts';
import { carpetaDePrueba, lanzarColega, type ProcesoDePrueba } from '../testing/arranque/proceso-de-prueba.ts';
import { type BaseDePrueba, crearBaseDePrueba, crearBaseVacia } from '../testing/crear-base-de-prueba.ts';
import { type Programa, rutaDePrograma } from '../testing/programas.ts';
import { iniciarSandbox, type Sandbox } from './sandbox.ts';

const DATA_DIR = carpetaDePrueba();
const PUBLIC_URL = 'https://portal.colegio.example';
const HOY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date());
const EN_UN_ANIO = `${Number(HOY.slice(0, 4)) + 1}${HOY.slice(4).replace('-02-29', '-02-28')}`;

let prueba: BaseDePrueba;
let sandbox: Sandbox;
let entorno: Record<string, string>;
let procesos: ProcesoDePrueba[];
let direcciones: string[];

const PROGRAMAS: Readonly<Record<string, Programa>> = {
  'dist/api/main.js': 'api',
  'dist/api/comandos/trabajador.js': 'trabajador',
};
const programaDe = ([, programa = '']: string[]): Programa => {
  const conocido = PROGRAMAS[programa];
  if (!conocido) throw new Error(`compose.yaml arranca «${programa}»`);
  return conocido;
};

beforeAll(async () => {
  prueba = await crearBaseDePrueba();
  const vacia = await crearBaseVacia(prueba);
  sandbox = await iniciarSandbox(0, join(dirname(DATA_DIR), 'sandbox'));
  const valores = {
    ...{ CLAVE_DEL_PROGRAMA: 'una', CLAVE_DE_LA_BASE: 'otra', PUBLIC_URL },
    SESSION_SECRET: 'el mismo secreto para todos los procesos',
    ...{ SMTP_URL: sandbox.smtpUrl, PADRON_URL: sandbox.url },
  };
  const imagen = leerImagen();
  const deAca = { DATABASE_URL: vacia.url, DATABASE_OWNER_URL: vacia.duenio, HOST: '127.0.0.1', PORT: '0', DATA_DIR };
  const servicios = serviciosDeColega().map(({ command, environment }) => ({
    programa: programaDe(command ?? imagen.comando),
    entorno: { ...imagen.entorno, ...completar(environment, valores), ...deAca },
  }));
  entorno = servicios[0]?.entorno ?? {};
  procesos = servicios.map((servicio) => lanzarColega(servicio.entorno, [], servicio.programa));
  direcciones = (await Promise.all(procesos.map(({ direccion }) => direccion))).filter((una) => una !== '');
}, 90_000);
afterAll(async () => {
  for (const { hijo, fin } of procesos) {
    hijo.kill('SIGKILL');
    await fin;
  }
  await sandbox.cerrar();
  await prueba.cerrar();
  await rm(dirname(DATA_DIR), { recursive: true, force: true });
});

const CLAVE_DE_INES = 'La.clave.de.Ines.26';
const operador = async (...argumentos: string[]): Promise<string> => {
  const { PATH = '' } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [rutaDePrograma('operador'), ...argumentos], {
    env: { PATH, ...entorno, COLEGA_CLAVE: CLAVE_DE_INES },
  });
  return stdout;
};

type Objeto = Record<string, unknown>;
let turno = 0;
const pedir = async <T = Objeto>(metodo: string, ruta: string, cuerpo?: object, token?: string): Promise<T> => {
  turno += 1;
  const respuesta = await fetch(`${direcciones[turno % direcciones.length]}${direccionDeRuta(ruta)}`, {
    method: metodo,
    headers: {
      ...(cuerpo && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(cuerpo && { body: JSON.stringify(cuerpo) }),
  });
  const leido = await respuesta.text();
  if (!respuesta.ok) throw new Error(`${metodo} ${ruta}: ${respuesta.status} ${leido}`);
  return JSON.parse(leido) as T;
};

type Carta = { para: string; texto: string };
const enlaceDe = async (para: string): Promise<string> => {
  const { cartas } = (await (await fetch(`${sandbox.url}/correo.json`)).json()) as { cartas: Carta[] };
  const carta = cartas.find((una) => una.para === para);
  return /https:\/\/\S+/.exec(carta?.texto ?? '')?.[0] ?? '';
};

const ANA = { username: 'agomez', email: 'ana@example.com', password: 'La.clave.de.Ana.26' };

const ingresarPorPrimeraVez = async ({ username, email, password }: typeof ANA): Promise<string> => {
  await expect.poll(() => enlaceDe(email), { timeout: 20_000, interval: 200 }).toContain('/reset-password/');
  const enlace = await enlaceDe(email);
  expect(enlace.startsWith(`${PUBLIC_URL}/reset-password/`)).toBe(true);
  await pedir('POST', '/usuarios/reset_password', { password, reset_token: enlace.split('/').at(-1) });
  return (await pedir<{ token: string }>('POST', '/authentication_token', { username, password })).token;
};

type Item = { id: number; nombre: string; clave?: string };
const crearLegajo = async (token: string) => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { persona_id: number };
  const lista = async (ruta: string) => (await pedir<{ items: Item[] }>('GET', ruta, undefined, token)).items;
  const persona = await pedir<{ distrito: Item; matriculas: Item[] }>(
    'GET',
    `/personas/${claims.persona_id}`,
    undefined,
    token,
  );
  const conNombre = (items: Item[], nombre: string) => items.find((item) => item.nombre === nombre)?.id ?? 0;
  const tareas = [{ monto: '100000.00', tarea: { id: (await lista('/tareas?manual=1'))[0]?.id ?? 0 } }];
  const detalle = { tipo_calculo: 'manual', fecha: HOY, vencimiento: EN_UN_ANIO, monto: '100000.00', tareas };
  const [localidad] = await lista('/localidades?search=tandil');
  const inmueble = {
    calle: 'Calle 50',
    numero: '1234',
    circunscripcion: 'II',
    seccion: 'C',
    manzana: '45',
    parcela: '12',
    latitud: '-37.32',
    longitud: '-59.13',
  };
  return pedir<{ id: number; numero_legajo: number }>(
    'POST',
    '/legajos',
    {
      matricula_id: persona.matriculas[0]?.id,
      distrito_id: persona.distrito.id,
      modalidad_id: conNombre(await lista('/modalidades'), 'Tradicional'),
      rubro_id: (await lista('/rubros?activo=1'))[0]?.id,
      detalles: [
        {
          ...detalle,
          tribunal_actuante: 'Tribunales de La Plata',
          forma_de_pago: 'Contado',
          destino_tarea: 'Presentar ante quien corresponda',
        },
      ],
      comitentes: [{ cuit: '27301112225', apellido_nombre: 'Fernández Ana Paula', locador: false }],
      inmuebles: [{ ...inmueble, localidad_id: localidad?.id }],
    },
    token,
  );
};

type Liquidacion = {
  importe_total: string;
  conceptos: { identificador: string }[];
  preferencias_de_pago: { key: string }[];
};
const pagar = async (token: string, circuito: 'ceps' | 'timbrados', id: number): Promise<string> => {
  const base = `/liquidaciones/${circuito}/preLiquidacion`;
  const { conceptos, importe_total, preferencias_de_pago } = await pedir<Liquidacion>('POST', base, { id }, token);
  const elegidos = conceptos.map(({ identificador }) => ({ identificador }));
  const medios = preferencias_de_pago.slice(0, 1).map(({ key }) => ({ key }));
  const confirmacion = { conceptos: elegidos, preferencias_de_pago: medios };
  const { numero_boleta } = await pedir<{ numero_boleta: number }>('POST', `${base}/confirmar`, confirmacion, token);
  const importe = importe_total.replace('.', ',');
  const pago = ['--importe', importe, '--medio', 'caja', '--comprobante', `C-${numero_boleta}`];
  return operador('acreditar', '--cupon', String(numero_boleta), ...pago);
};

const activarSegundoFactor = async (token: string): Promise<string> => {
  const leerOperadores = () => pedir('GET', '/colegio/operadores', undefined, token);
  await expect(leerOperadores()).rejects.toThrow('falta_segundo_factor');
  const pedida = { password: CLAVE_DE_INES };
  const { secreto } = await pedir<{ secreto: string }>('POST', '/segundo_factor/app', pedida, token);
  const confirmada = { codigo: generateSync({ secret: secreto }) };
  const { codigos } = await pedir<{ codigos: string[] }>('POST', '/segundo_factor/app/confirmar', confirmada, token);
  return codigos[0] ?? '';
};

test('al arrancar sobre una base vacía se imprime un solo enlace, con el que se crea a quien administra', async () => {
  const dichos = procesos.map(({ dicho }) => /https:\/\/\S+\/administrador\/(\S+)/.exec(dicho())?.[1]);
  const tokens = dichos.filter((token) => token !== undefined);
  expect(tokens).toHaveLength(1);
  const ines = {
    apellido: 'Ríos',
    nombre: 'Inés',
    cuit: '20-40111222-8',
    email: 'ines@example.com',
    username: 'irios',
  };
  const cuenta = { ...ines, password: CLAVE_DE_INES, token: tokens[0] };
  await pedir('POST', '/colegio/primer_administrador', cuenta);
  await expect(pedir('POST', '/colegio/primer_administrador', { ...cuenta, username: 'otra' })).rejects.toThrow('422');
  const credenciales = { username: 'irios', password: CLAVE_DE_INES };
  const { token } = await pedir<{ token: string }>('POST', '/colegio/authentication_token', credenciales);
  const codigo = await activarSegundoFactor(token);
  const { desafio } = await pedir<{ desafio: string }>('POST', '/colegio/authentication_token', credenciales);
  const abierta = await pedir<{ token: string }>('POST', '/authentication_token/segundo_paso', { desafio, codigo });
  const { items } = await pedir<{ items: object[] }>('GET', '/colegio/operadores', undefined, abierta.token);
  expect(items).toMatchObject([{ username: 'irios', roles: ['administracion'] }]);
  expect(await operador('rol', '--usuario', 'irios', '--dar', 'visado,matriculas', '--como', 'irios')).toContain(
    'visado',
  );
}, 60_000);

test('con la base vacía y sin demo, un colegio da de alta a una persona y su legajo llega al visado, pagado', async () => {
  const alta = ['--cuit', '27-20123456-0', '--apellido', 'Gómez', '--nombre', 'Ana Laura', '--distrito', 'distrito_i'];
  const { username, email } = ANA;
  await operador(
    'alta-persona',
    ...alta,
    '--email',
    email,
    '--usuario',
    username,
    '--matriculas',
    'T-21.100 Maestra Mayor de Obras',
  );
  const token = await ingresarPorPrimeraVez(ANA);

  const { id, numero_legajo } = await crearLegajo(token);
  const legajo = ['--legajo', String(numero_legajo)];
  const leer = () =>
    pedir<{ estado: Item; detalles: Item[]; visado: { cvd: { id: number } } | null }>(
      'GET',
      `/legajos/${id}`,
      undefined,
      token,
    );
  const estados = (await pedir<{ items: Item[] }>('GET', '/estados_legajos', undefined, token)).items;
  const estado_id = estados.find(({ clave }) => clave === 'confirmado')?.id;
  await pedir('PUT', `/legajo_detalles/${(await leer()).detalles[0]?.id}/cambiar_estado`, { estado_id }, token);

  expect(await pagar(token, 'ceps', id)).toContain('recibo');
  expect(await pagar(token, 'timbrados', id)).toContain('recibo');
  expect(await operador('sellar', ...legajo)).toContain('contrato timbrado');
  expect(await operador('visar', ...legajo, '--como', 'irios')).toContain('visado');
  const { estado, visado } = await leer();
  expect([estado.clave, (visado?.cvd.id ?? 0) > 0]).toEqual(['visado', true]);

  const bloqueo = ['--usuario', username, '--tipo', 'ejercicio_suspendido', '--motivo', 'Resolución 12/26'];
  expect(await operador('bloquear', ...bloqueo)).toContain('bloqueado');
  expect(await operador('desbloquear', ...bloqueo)).toContain('levantado');
  expect(await operador('conciliar')).toBe('Todo coincide.\n');
}, 120_000);
