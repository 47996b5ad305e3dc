import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usarBaseEmbebida } from '../db/embebida/base-embebida.ts';
import { carpetaDePrueba, lanzarColega, type ProcesoDePrueba } from '../testing/arranque/proceso-de-prueba.ts';
import { type Actividad, exigir, trabajarUnRato } from '../testing/comandos/actividad.ts';
import { contenidoDe } from '../testing/comandos/contenido.ts';
import { correrComandoReal } from '../testing/comandos/correr-comando.ts';
import { type ClienteDelPagador, crearCliente } from '../testing/dinero/muertes/pagador.ts';

const RESPALDO_CLAVE = 'una frase larga para el respaldo';
const PLAZO_MS = 240_000;
const EN_MARCHA: ProcesoDePrueba[] = [];

let DATA_DIR: string;
let archivo: string;
let hecho: Actividad;
let original: Awaited<ReturnType<typeof contenidoDe>>;

const arrancar = async (dataDir: string): Promise<string> => {
  const proceso = lanzarColega({ DATA_DIR: dataDir, DEMO: '1' });
  EN_MARCHA.push(proceso);
  return proceso.direccion;
};
const lanzarQueNoArranca = (): ProcesoDePrueba['fin'] => {
  const { direccion, fin } = lanzarColega({ DATA_DIR, DEMO: '1' });
  direccion.catch(() => undefined);
  return fin;
};
const detener = async (): Promise<void> => {
  for (const { hijo, fin } of EN_MARCHA.splice(0)) {
    hijo.kill('SIGTERM');
    expect(await fin).toMatchObject({ codigo: 0 });
  }
};

const consultar = async (dataDir: string, sql: string): Promise<number[]> => {
  const base = await usarBaseEmbebida({ dataDir, log: () => undefined });
  const cliente = new pg.Client({ connectionString: base.duenio });
  await cliente.connect();
  try {
    return (await cliente.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await cliente.end();
    await base.cerrar();
  }
};
const operar = async (...argumentos: string[]): Promise<void> => {
  const fin = await correrComandoReal('operador', argumentos, { DATA_DIR, DEMO: '1' });
  expect(fin).toMatchObject({ codigo: 0, errores: '' });
};
const pagarUnCupon = async (): Promise<void> => {
  const [cupon, importe] = await consultar(
    DATA_DIR,
    `select o.id, o.monto_total from ordenes_pago o join usuarios u using (persona_id)
     where u.username = 'mgarcia' and o.estado = 'pendiente' order by o.id limit 1`,
  );
  const pago = [`--cupon=${cupon}`, `--importe=${String(importe).replace('.', ',')}`, '--medio=caja'];
  await operar('acreditar', ...pago, '--comprobante=C-1');
};
const cargarFoto = async (): Promise<void> => {
  const archivo = join(dirname(DATA_DIR), 'foto.png');
  writeFileSync(
    archivo,
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#aa8866' } })
      .png()
      .toBuffer(),
  );
  await operar('cargar-foto', '--usuario=mgarcia', `--archivo=${archivo}`);
};
beforeAll(async () => {
  DATA_DIR = carpetaDePrueba();
  archivo = join(dirname(DATA_DIR), 'colega.tar.gz');
  hecho = await trabajarUnRato(crearCliente(await arrancar(DATA_DIR), 'mgarcia'));
  await pagarUnCupon();
  await cargarFoto();
  await detener();
  original = await contenidoDe(DATA_DIR);
}, PLAZO_MS);
afterAll(async () => {
  await detener();
  rmSync(dirname(DATA_DIR), { recursive: true, force: true });
});

const fotosResponden = async (direccion: string, pedir: ClienteDelPagador, ids: readonly number[]): Promise<void> => {
  for (const id of ids) {
    const { content_url } = await exigir<{ content_url: string }>(pedir, 'GET', `/media_objects/${id}`);
    const foto = await fetch(`${direccion}${content_url}`);
    expect([foto.status, foto.headers.get('content-type')], `imagen ${id}`).toEqual([200, 'image/jpeg']);
  }
};

test(
  'lo que npm start hizo se respalda, se pierde y se restaura en otra carpeta: filas, secuencias, imágenes y cuentas',
  async () => {
    const respaldado = await correrComandoReal('respaldo', [archivo], { DATA_DIR, RESPALDO_CLAVE });
    expect(respaldado).toMatchObject({ codigo: 0, errores: '' });
    expect(respaldado.salida).toMatch(/ filas y 8 imágenes; [\d,]+ MB, cifrado\), leído y comprobado\.\n$/);
    expect(readFileSync(archivo).includes('GARCIA')).toBe(false);
    expect(readdirSync(dirname(archivo)).filter((nombre) => nombre.includes('.parte'))).toEqual([]);
    rmSync(DATA_DIR, { recursive: true, force: true });

    const otra = join(dirname(DATA_DIR), 'en', 'otro lugar');
    mkdirSync(dirname(otra), { mode: 0o711 });
    const sinFrase = await correrComandoReal('restaurar', [archivo], { DATA_DIR: otra });
    expect(sinFrase).toMatchObject({ codigo: 1, errores: expect.stringContaining('hace falta RESPALDO_CLAVE') });
    const restaurado = await correrComandoReal('restaurar', [archivo], { DATA_DIR: otra, RESPALDO_CLAVE });
    expect(restaurado).toMatchObject({ codigo: 0, errores: '' });
    expect(await contenidoDe(otra)).toEqual(original);
    expect(Object.keys(original.imagenes)).toHaveLength(8);
    for (const tabla of ['personas', 'imagenes_de_personas', 'operaciones_pago', 'media_objects'])
      expect(original.base[`public.${tabla}`], tabla).not.toMatch(/^0 /);

    const direccion = await arrancar(otra);
    const pedir = crearCliente(direccion, 'mgarcia');
    await fotosResponden(direccion, pedir, await consultar(otra, 'select id from media_objects order by id'));
    await exigir(pedir, 'GET', `/legajos/${hecho.legajo_id}`);
    expect((await exigir<{ type: string }>(pedir, 'GET', `/certificados/${hecho.anexo_id}`)).type).toBe(
      'anexa_in_situ',
    );
    const conciliado = await correrComandoReal('operador', ['conciliar'], { DATA_DIR: otra, DEMO: '1' });
    expect([conciliado.codigo, conciliado.errores]).toEqual([0, '']);
    expect(conciliado.salida).toMatch(/^Todo coincide\./);
    await detener();
    DATA_DIR = otra;
  },
  PLAZO_MS,
);

test(
  'si falta una imagen que la base nombra el respaldo lo dice y termina con 1; lo demás se restaura',
  async () => {
    const media = join(DATA_DIR, 'media');
    const perdida = readdirSync(media, { recursive: true, encoding: 'utf8' }).find((uno) => uno.endsWith('.jpg')) ?? '';
    const bytes = readFileSync(join(media, perdida));
    rmSync(join(media, perdida));
    const incompleto = join(dirname(archivo), 'incompleto.tar.gz');
    const fin = await correrComandoReal('respaldo', [incompleto], { DATA_DIR });
    const clave = perdida.split('/').at(-1) ?? '';
    const faltan = `no está completo: de las 8 imágenes que la base de datos nombra faltan 1 (${clave}).`;
    expect([fin.codigo, fin.errores]).toEqual([1, expect.stringContaining(faltan)]);
    expect(fin.salida).not.toContain('Respaldo listo');
    expect(statSync(incompleto).mode & 0o777).toBe(0o600);
    writeFileSync(join(media, perdida), bytes, { mode: 0o600 });

    const sinUna = join(dirname(archivo), 'sin-una');
    const restaurado = await correrComandoReal('restaurar', [incompleto], { DATA_DIR: sinUna });
    expect(restaurado.codigo).toBe(0);
    expect(restaurado.salida).toContain('Al respaldo ya le faltaban 1 imágenes');
    const { base, imagenes } = await contenidoDe(sinUna);
    expect(base).toEqual((await contenidoDe(DATA_DIR)).base);
    expect(Object.keys(imagenes)).toHaveLength(7);
  },
  PLAZO_MS,
);

test(
  'las imágenes son solo del portal: las que otros podían leer quedan cerradas al arrancar',
  async () => {
    const media = join(DATA_DIR, 'media');
    const modos = (): string[] => {
      const rutas = readdirSync(media, { recursive: true, encoding: 'utf8' }).map((uno) => join(media, uno));
      return [...new Set([media, ...rutas].map((ruta) => (statSync(ruta).mode & 0o777).toString(8)))].sort();
    };
    expect(modos()).toEqual(['600', '700']);
    execFileSync('chmod', ['-R', 'go+rX', media]);
    expect(modos()).toEqual(['644', '755']);
    await arrancar(DATA_DIR);
    expect(modos()).toEqual(['600', '700']);
    for (const clave of ['base.clave', 'programa.clave', 'sesion.clave'])
      expect(statSync(join(DATA_DIR, clave)).mode & 0o777, clave).toBe(0o600);
    await detener();
  },
  PLAZO_MS,
);

test(
  'sin la carpeta de las imágenes que la base nombra, o con ella vacía, no arranca',
  async () => {
    const media = join(DATA_DIR, 'media');
    renameSync(media, `${media}.aparte`);
    const noArranca = async () => {
      const fin = await lanzarQueNoArranca();
      expect([fin.codigo, fin.errores]).toEqual([
        1,
        expect.stringMatching(/^La base de datos nombra 8 imágenes y su /),
      ]);
    };
    await noArranca();
    mkdirSync(media);
    await noArranca();
    rmSync(media, { recursive: true });
    renameSync(`${media}.aparte`, media);
    await arrancar(DATA_DIR);
    await detener();
  },
  PLAZO_MS,
);
