import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { digitoVerificador } from '@colega/domain/identificadores';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LA_CONSOLA } from '../../modules/auditoria/autor.ts';
import { conciliar } from '../../modules/dinero/conciliacion/conciliar.service.ts';
import { aceptarImportacion } from '../../modules/importaciones/escritura/aceptar.service.ts';
import { pedirAceptar } from '../../modules/importaciones/pedir-aceptar.service.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { crearEscenarioDeImportacion, type EscenarioDeImportacion } from '../../testing/importaciones/escenario.ts';
import { planillaDe } from '../../testing/importaciones/planilla-de.ts';
import { rutaDePrograma } from '../../testing/programas.ts';

const PLAZO_MS = 120_000;
let s: EscenarioDeImportacion;
let carpeta: string;
beforeAll(async () => {
  s = await crearEscenarioDeImportacion();
  carpeta = mkdtempSync(join(tmpdir(), 'colega-importar-'));
});
afterAll(async () => {
  await s.prueba.cerrar();
  rmSync(carpeta, { recursive: true, force: true });
});

const opciones = () => ({
  cwd: carpeta,
  env: { PATH: process.env.PATH ?? '', DATABASE_URL: s.prueba.url, DEMO: '0', DATA_DIR: join(carpeta, 'datos') },
});
const correr = (...argumentos: string[]) =>
  promisify(execFile)(process.execPath, [rutaDePrograma('importar'), ...argumentos], opciones()).then(
    ({ stdout }) => ({ codigo: 0, salida: stdout }),
    (falla: { code: number; stderr: string }) => ({ codigo: falla.code, salida: falla.stderr }),
  );
const estadoDe = async (id: number) =>
  (await s.db.selectFrom('importaciones').select(['estado', 'paso']).where('id', '=', id).executeTakeFirst()) ?? {};

const PERSONAS = 40;
const cuitDe = (n: number): string => {
  for (let base = 31_000_000 + n * 13; ; base += 1) {
    const digito = digitoVerificador(`20${base}`);
    if (digito !== null) return `20${base}${digito}`;
  }
};
const lista = <T>(cuantas: number, una: (n: number) => T): T[] => Array.from({ length: cuantas }, (_, n) => una(n));
const codigoDe = (n: number): string => `T-60.${String(n).padStart(3, '0')}`;
const COLEGIO = {
  personas: lista(PERSONAS, (n) => ({ CUIT: cuitDe(n), Apellido: `Paz ${n}`, Nombre: 'Ana', Distrito: 'Distrito I' })),
  matriculas: lista(PERSONAS, (n) => ({
    Matrícula: codigoDe(n),
    CUIT: cuitDe(n),
    Estado: 'Activo',
    Especialidad: 'MMO',
  })),
  pagos: lista(PERSONAS * 40, (n) => ({
    ...{
      Número: `K-${n}`,
      Matrícula: codigoDe(n % PERSONAS),
      Concepto: 'Cuota 1',
      Año: 1985 + Math.floor(n / PERSONAS),
    },
    ...{ Importe: 1000 + n, Fecha: '10/10/2024' },
  })),
};

test(
  'los ejemplos entran sin ninguna rechazada, en un libro y en varios archivos, y la segunda vez no hay nada para escribir',
  async () => {
    const informe = join(carpeta, 'informe.xlsx');
    const ejemplo = (nombre: string) => rutaDesdeRaiz('data/ejemplos-de-importacion', nombre);
    const primera = await correr(
      ejemplo('colegio.xlsx'),
      '--aceptar',
      ...['--pagos', '9940,25', '--saldos-a-favor', '1280,85', '--sanciones', '3500,10', '--informe', informe],
    );
    expect(primera).toMatchObject({
      codigo: 0,
      salida: expect.stringMatching(
        /Pagos: entran 9940.25.*Saldos a favor: entran 1280.85.*Sanciones: entran 3500.10.*Aceptada: 24 filas/s,
      ),
    });
    expect(readFileSync(informe).subarray(0, 2).toString()).toBe('PK');
    const archivos = [
      'personas',
      'matriculas',
      'titulos',
      'bloqueos',
      'legajos',
      'ampliaciones',
      'deudas',
      'pagos',
      'saldos-a-favor',
      'sanciones',
      'operadores',
    ];
    const segunda = await correr(...archivos.map((uno) => ejemplo(`${uno}.csv`)), '--aceptar', '--informe', informe);
    expect(segunda).toEqual({ codigo: 1, salida: 'No hay nada para escribir: todo está igual o se rechazó.\n' });
    expect((await correr(join(carpeta, 'no-esta.xlsx'))).salida).toMatch(/^No se puede leer /);
  },
  PLAZO_MS,
);

test(
  'si el proceso muere en medio de escribir no queda nada, y después se acepta otra vez',
  async () => {
    const archivo = join(carpeta, 'colegio.xlsx');
    writeFileSync(archivo, await planillaDe(COLEGIO));
    const antes = await s.contarTodo();
    const proceso = spawn(process.execPath, [rutaDePrograma('importar'), archivo, '--aceptar'], opciones());
    const muerte = once(proceso, 'exit');
    const id = await vi.waitFor(
      async () => {
        const [ultima] = await s.db
          .selectFrom('importaciones')
          .select(['id', 'paso'])
          .orderBy('id', 'desc')
          .limit(1)
          .execute();
        expect(ultima?.paso).toBe('pagos');
        return ultima?.id ?? 0;
      },
      { timeout: PLAZO_MS / 2, interval: 20 },
    );
    proceso.kill('SIGKILL');
    await muerte;
    expect(await estadoDe(id)).toMatchObject({ estado: 'aceptando' });
    // the server ends the transaction once it knows that its client is gone
    await vi.waitFor(async () => expect(await s.contarTodo()).toEqual(antes), { timeout: PLAZO_MS / 4, interval: 100 });
    const momento = { ahora: new Date(), hoy: new Date().toISOString().slice(0, 10) };
    const trabajo = {
      ...momento,
      importacion_id: id,
      usuario_id: null,
      quien: LA_CONSOLA.username,
      con_operadores: true,
    };
    await vi.waitFor(
      async () => {
        await aceptarImportacion(s.db, trabajo);
        expect(await estadoDe(id)).toMatchObject({ estado: 'ensayada' });
      },
      { timeout: PLAZO_MS / 4, interval: 200 },
    );
    await pedirAceptar(s.db, { ...momento, id, autor: LA_CONSOLA, con_operadores: true, sin_rechazadas: false });
    await aceptarImportacion(s.db, trabajo);
    expect(await estadoDe(id)).toMatchObject({ estado: 'aceptada' });
    expect(await conciliar(s.db, s.pasarelas, { ...momento, dias: 1 })).toEqual([]);
  },
  PLAZO_MS,
);
