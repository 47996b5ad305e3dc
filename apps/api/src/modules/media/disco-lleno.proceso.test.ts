import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, usuario } from '../../testing/construir.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../testing/crear-base-de-prueba.ts';
import { crearCliente } from '../../testing/dinero/muertes/pagador.ts';
import { crearProcesoMortal } from '../../testing/dinero/muertes/proceso.ts';

const ENTRA_BYTES = 20_000;

let base: BaseDePrueba;
let carpeta: string;
let proceso: Awaited<ReturnType<typeof crearProcesoMortal>>;

beforeAll(async () => {
  base = await crearBaseDePrueba();
  carpeta = await mkdtemp(join(tmpdir(), 'colega-lleno-'));
  const { persona } = await usuario(base.db, 'mgarcia');
  await matricula(base.db, persona.id);
  const envolver = ['prlimit', `--fsize=${ENTRA_BYTES}`];
  proceso = await crearProcesoMortal({ databaseUrl: base.url, rapidez: 1, carpeta, envolver });
  await proceso.arrancar();
});
afterAll(async () => {
  await proceso.matar();
  await base.cerrar();
  await rm(carpeta, { recursive: true, force: true });
});

const foto = async (lado: number, conRuido: boolean): Promise<FormData> => {
  const puntos = conRuido ? randomBytes(lado * lado * 3) : Buffer.alloc(lado * lado * 3, 90);
  const bytes = await sharp(puntos, { raw: { width: lado, height: lado, channels: 3 } })
    .jpeg()
    .toBuffer();
  const formulario = new FormData();
  formulario.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'foto.jpg');
  return formulario;
};

test.runIf(process.platform === 'linux')(
  'sin lugar para una imagen se dice en castellano, no queda nada a medias y lo demás sigue andando',
  async () => {
    const pedir = crearCliente(proceso.direccion, 'mgarcia');
    const subir = async (lado: number, conRuido: boolean) =>
      pedir('POST', '/media_objects', await foto(lado, conRuido));
    expect((await subir(100, false))?.status).toBe(201);
    const grande = await subir(500, true);
    expect([grande?.status, grande?.cuerpo.detail]).toEqual([507, expect.stringContaining('No hay lugar')]);
    const guardados = (await readdir(join(carpeta, 'media'), { recursive: true })).filter((uno) => uno.includes('.'));
    expect(guardados).toEqual([expect.stringMatching(/\.jpg$/)]);
    expect(await base.db.selectFrom('media_objects').select('id').execute()).toHaveLength(1);
    expect((await subir(100, false))?.status).toBe(201);
    expect((await pedir('GET', '/rubros'))?.status).toBe(200);
  },
);
