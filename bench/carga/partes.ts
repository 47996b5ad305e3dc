import { cpus, loadavg } from 'node:os';
import type { Db } from '../../apps/api/src/db/conectar.ts';
import { hoy } from '../../apps/api/src/hoy.ts';
import { abrirCorreoColgado, type FilaDeAbuso, medirAbusos } from './abuso.ts';
import { enMiles } from './cifras.ts';
import { crearCliente } from './cliente.ts';
import { type Lectura, medirLecturas, TRABAJOS } from './crecimiento.ts';
import type { Informe } from './informe.ts';
import { correrInformes } from './informes.ts';
import { enteras, leerLecturas } from './lecturas.ts';
import { TRABAJOS_DE_MESA } from './lecturas-de-mesa.ts';
import { correrMezcla } from './mezcla.ts';
import type { Opciones, Parte } from './opciones.ts';
import { findOperadores } from './operadores.ts';
import { prepararPedidos } from './pedidos.ts';
import { crearPersonaVirtual, type Mundo } from './persona-virtual.ts';
import { crearRegistro } from './registro.ts';
import { medirSaturacion } from './saturacion.ts';
import { abrirSistema, prepararDatos, type Sistema } from './sistema.ts';
import { correrTormenta } from './tormenta.ts';
import { findUsuarios, type Usuario } from './usuarios.ts';
import { correrVispera, ingresarTodas } from './vispera.ts';

const TAMANIOS = [10_000, 100_000, 1_000_000];
const TECNICOS_POR_TAMANIO = 5;
/** Issue 16. */
const OPERADORES = 50;
const PERSONAS_CON_CUPONES = 50;

const conComa = (numero: number): string => String(numero).replace('.', ',');

type Escena = { sistema: Sistema; opciones: Opciones; usuarios: Usuario[]; mundo(): Mundo; informe: Informe };

const conPersonas = (usuarios: readonly Usuario[], mundo: Mundo) =>
  usuarios.map((usuario) => crearPersonaVirtual(usuario, mundo));

const mezcla = async ({ sistema, opciones, usuarios, mundo, informe }: Escena): Promise<void> => {
  const { rampa, minutos } = opciones;
  informe.decir(
    `\n${enMiles(usuarios.length)} técnicos y ${OPERADORES} empleados, un pedido cada ${opciones.pensarMs / 1000} s; llegan en ${conComa(rampa)} min, ${conComa(minutos)} min a pleno`,
  );
  const suyo = mundo();
  const operadores = await findOperadores(sistema.db, OPERADORES);
  const antes = await leerLecturas(sistema.db);
  const corrida = await correrMezcla(sistema, suyo, { usuarios, operadores }, opciones);
  const leidas = enteras(antes, await leerLecturas(sistema.db));
  informe.mezcla({ registro: suyo.registro, rampa, minutos, ...corrida }, leidas);
};

const saturacion = async ({ sistema, usuarios, mundo, informe }: Escena): Promise<void> => {
  informe.decir('\nSaturación');
  informe.saturacion(await medirSaturacion(sistema, conPersonas(usuarios, mundo())));
};

const vispera = async ({ sistema, usuarios, mundo, informe }: Escena): Promise<void> => {
  informe.decir('\nVíspera de un arancel nuevo: todos calculan y guardan a la vez durante un minuto');
  const suyo = mundo();
  const personas = conPersonas(usuarios, suyo);
  await ingresarTodas(personas);
  informe.vispera(await correrVispera(sistema.db, personas), suyo.registro);
};

const LECTORES = 3;

const tormenta = async ({ sistema, usuarios, mundo, informe }: Escena): Promise<void> => {
  informe.decir(
    `\nTormenta: ${enMiles(usuarios.length)} ingresan en un minuto, y unos pocos que ya estaban siguen leyendo`,
  );
  const suyo = mundo();
  const lectores = conPersonas(usuarios.slice(0, LECTORES), suyo);
  await ingresarTodas(lectores);
  informe.tormenta(await correrTormenta(sistema, lectores, usuarios.slice(LECTORES)));
};

const informes = async ({ sistema, mundo, informe }: Escena): Promise<void> => {
  informe.decir('\nInformes: de todo el Colegio y de un distrito, a la vez, uno tras otro');
  const suyo = mundo();
  await correrInformes(
    suyo,
    await findOperadores(sistema.db, OPERADORES),
    hoy(() => new Date()),
  );
  informe.informes(suyo.registro);
};

const PARTES_DEL_SISTEMA: Partial<Record<Parte, (escena: Escena) => Promise<void>>> = {
  mezcla,
  saturacion,
  vispera,
  tormenta,
  informes,
};

const enSistema = async (opciones: Opciones, informe: Informe): Promise<void> => {
  const { datos, legajos } = opciones;
  await prepararDatos(datos, legajos);
  const sistema = await abrirSistema(datos, legajos);
  const cliente = crearCliente(sistema.direccion);
  const pedidos = await prepararPedidos(sistema.db);
  const usuarios = await findUsuarios(sistema.db, opciones.usuarios);
  const mundo = (): Mundo => ({ cliente, pedidos, registro: crearRegistro() });
  try {
    for (const parte of opciones.partes)
      await PARTES_DEL_SISTEMA[parte]?.({ sistema, opciones, usuarios, mundo, informe });
  } finally {
    cliente.cerrar();
    await sistema.cerrar();
  }
};

const lecturasDe = async (db: Db, url: string): Promise<Map<string, Lectura>> =>
  new Map([
    ...(await medirLecturas(
      url,
      await findUsuarios(db, TECNICOS_POR_TAMANIO),
      hoy(() => new Date()),
      TRABAJOS,
    )),
    ...(await medirLecturas(
      url,
      await findOperadores(db, TECNICOS_POR_TAMANIO),
      hoy(() => new Date()),
      TRABAJOS_DE_MESA,
    )),
  ]);

const crecimiento = async ({ datos, legajos }: Opciones, informe: Informe): Promise<void> => {
  informe.decir('\nCrecimiento');
  const porTamanio = new Map<number, Map<string, Lectura>>();
  for (const tamanio of TAMANIOS.filter((uno) => uno <= legajos)) {
    await prepararDatos(datos, tamanio);
    const sistema = await abrirSistema(datos, tamanio);
    try {
      porTamanio.set(tamanio, await lecturasDe(sistema.db, sistema.url));
    } finally {
      await sistema.cerrar();
    }
  }
  informe.crecimiento(porTamanio);
};

const abuso = async ({ datos, legajos }: Opciones, informe: Informe): Promise<void> => {
  informe.decir('\nAbusos, de a uno, al lado de quien solo trabaja');
  const correo = await abrirCorreoColgado();
  await prepararDatos(datos, legajos);
  const sistema = await abrirSistema(datos, legajos, { SMTP_URL: correo.url });
  const cliente = crearCliente(sistema.direccion);
  const pedidos = await prepararPedidos(sistema.db);
  const conCupones = (await findUsuarios(sistema.db, PERSONAS_CON_CUPONES)).filter(({ cupones }) => cupones.length > 0);
  const mundo = (): Mundo => ({ cliente, pedidos, registro: crearRegistro() });
  const [persona, otra] = conCupones.slice(0, 2).map((usuario) => crearPersonaVirtual(usuario, mundo()));
  try {
    if (!persona || !otra) throw new Error('Faltan técnicos con cupones');
    const atacante = { persona: otra, direccion: sistema.direccion };
    const contar = ({ abuso, pantallas: [solo, entre] }: FilaDeAbuso): void =>
      informe.decir(`  ${abuso}: ${conComa(Number((entre / solo).toFixed(1)))} veces`);
    informe.abusos(await medirAbusos(persona, atacante, contar));
  } finally {
    cliente.cerrar();
    await sistema.cerrar();
    correo.cerrar();
  }
};

export const correrPartes = async (opciones: Opciones, informe: Informe): Promise<void> => {
  const [ocupados = 0] = loadavg();
  informe.decir(`${enMiles(opciones.legajos)} legajos`);
  informe.decir(
    `${cpus().length} núcleos; antes de empezar ya había ${conComa(Number(ocupados.toFixed(1)))} procesos queriendo usarlos`,
  );
  if ([...opciones.partes].some((parte) => parte in PARTES_DEL_SISTEMA)) await enSistema(opciones, informe);
  if (opciones.partes.has('crecimiento')) await crecimiento(opciones, informe);
  if (opciones.partes.has('abuso')) await abuso(opciones, informe);
};
