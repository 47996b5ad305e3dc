import { afterAll, beforeAll, expect, test } from 'vitest';
import { conSandbox } from '../../../testing/arranque/con-sandbox.ts';
import { usuario } from '../../../testing/construir.ts';
import { crearAppDePrueba } from '../../../testing/crear-app-de-prueba.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../../testing/crear-base-de-prueba.ts';
import { credencialesDescartables } from './firmar-cms.ts';
import { crearRegistroArca } from './registro-arca.ts';

const reloj = () => new Date();
const sinPadron = { url: 'http://127.0.0.1:9', credenciales: null, cuit: '30546672340' };

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

test('el padrón de prueba habla como el real: personas, empresas, Res. 806/12, locador, 12 dígitos [API-045, AUT-058]', async () => {
  await conSandbox(async (url) => {
    const cuits = crearRegistroArca({ ...sinPadron, url, esperaMs: 800 }, base.db, reloj);
    const prueba = await crearAppDePrueba({ cuits });
    await usuario(prueba.db, 'mgarcia');
    const pedir = await prueba.conSesion('mgarcia');
    const buscar = async (cuit: string) => {
      const respuesta = await pedir('GET', `/cuits/findByCuit/${cuit}`);
      return { status: respuesta.statusCode, ...respuesta.json<Record<string, unknown>>() };
    };
    expect(await buscar('20254443337')).toEqual({
      status: 200,
      cuit: '20254443337',
      apellido_nombre: 'GOMEZ RICARDO ALBERTO',
      fisico: true,
      res_806: false,
      locador: false,
      domicilio: {
        ...{ calle: 'San Luis', numero: '2210' },
        localidad: expect.objectContaining({ nombre: 'Mar del Plata', codigo_postal: '7600' }),
      },
    });
    expect(await buscar('30712345671')).toMatchObject({ apellido_nombre: 'CONSTRUCTORA DEL SUR SA', fisico: false });
    expect(await buscar('30999001110')).toMatchObject({ res_806: true, locador: false });
    expect(await buscar('30623334445')).toMatchObject({ res_806: false, locador: true });
    expect(await buscar('300000000012')).toMatchObject({ status: 200, fisico: false });
    const noValidado = {
      status: 422,
      detail: 'El CUIT no pudo ser validado, comunicate con el Distrito',
      errores: [{ campo: 'cuit', mensaje: 'El CUIT no pudo ser validado, comunicate con el Distrito' }],
    };
    expect(await buscar('30999999995')).toMatchObject(noValidado);
    expect(await buscar('30444444440')).toMatchObject(noValidado);
    // The register would answer this one after a minute, longer than the test may take: it is not waited for.
    expect(await buscar('30555555551')).toMatchObject(noValidado);
    await prueba.cerrar();
  });
}, 40_000);

test('el padrón da un solo ticket por vez: lo comparten las consultas, los procesos y el arranque siguiente', async () => {
  const [QUIEN, TARDA] = ['20254443337', '30555555551'];
  await conSandbox(async (url) => {
    const credenciales = credencialesDescartables(new Date());
    const proceso = (db = base.db) => crearRegistroArca({ ...sinPadron, url, credenciales, esperaMs: 800 }, db, reloj);
    const [uno, otro] = [proceso(), proceso()];
    const hallados = await Promise.all([uno, uno, uno, otro, otro].map((registro) => registro.buscar(QUIEN)));
    expect(hallados.map((quien) => quien?.cuit)).toEqual(Array(5).fill(QUIEN));
    await expect(uno.buscar(TARDA)).rejects.toThrow('no respondió');
    expect((await uno.buscar(QUIEN))?.cuit).toBe(QUIEN);
    expect((await proceso().buscar(QUIEN))?.cuit).toBe(QUIEN);

    await base.db.updateTable('padron_tickets').set({ token: 'vencido' }).execute();
    await expect(proceso().buscar(QUIEN)).rejects.toThrow('ya posee un TA valido');
  });
}, 40_000);

test('un CUIT que no puede ser no llega al padrón [AUT-056]', async () => {
  const prueba = await crearAppDePrueba({ cuits: crearRegistroArca(sinPadron, base.db, reloj) });
  await usuario(prueba.db, 'mgarcia');
  const pedir = await prueba.conSesion('mgarcia');
  const digito = await pedir('GET', '/cuits/findByCuit/20254443336');
  expect(digito.statusCode).toBe(422);
  expect(digito.json()).toMatchObject({ errores: [{ campo: 'cuit', mensaje: expect.stringContaining('dígito') }] });
  const corto = await pedir('GET', '/cuits/findByCuit/2025444333');
  expect(corto.json()).toMatchObject({ status: 422, detail: 'El CUIT tiene 11 o 12 dígitos, sin letras.' });
  const caido = await pedir('GET', '/cuits/findByCuit/20254443337');
  expect(caido.json()).toMatchObject({ status: 422, errores: [{ campo: 'cuit' }] });
  await prueba.cerrar();
});

test('al padrón real no se lo puede llamar sin certificado', () => {
  const url = 'https://aws.afip.gov.ar/sr-padron/webservices/personaServiceA13';
  expect(() => crearRegistroArca({ ...sinPadron, url }, base.db, reloj)).toThrow('PADRON_CERTIFICADO');
});
