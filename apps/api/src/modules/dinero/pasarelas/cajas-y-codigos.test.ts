import { codigoDeBarrasSiro } from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hoy } from '../../../hoy.ts';
import {
  abrirSandboxDePrueba,
  falla,
  pedidoDeCobro,
  type SandboxDePrueba,
} from '../../../testing/dinero/sandbox-de-prueba.ts';
import type { RedDePago } from './pasarela.ts';

let sandbox: SandboxDePrueba;
beforeAll(async () => {
  sandbox = await abrirSandboxDePrueba();
});
afterAll(() => sandbox.cerrar());
beforeEach(() => sandbox.control('reiniciar'));

const HOY: Fecha = hoy(() => new Date());
const deuda = (numero_boleta: number) => ({
  orden_id: 7,
  numero_boleta,
  cuit: '27222222223',
  vencimientos: [
    { fecha: sumarDias(HOY, 10), importe: '56925.00' },
    { fecha: sumarDias(HOY, 30), importe: '58063.50' },
  ],
});
const enviar = (d: Parameters<RedDePago['altaDeDeuda']>[0]) =>
  sandbox.pasarelas().redLink?.altaDeDeuda(d) ?? Promise.reject(new Error('Red Link no está configurado'));
const listar = () => sandbox.pasarelas().cobranzas?.listar(sumarDias(HOY, -1), HOY) ?? Promise.reject();

test('Red Link da un código por pagador y una referencia por cupón; enviarla otra vez es lo mismo', async () => {
  const alta = await enviar(deuda(4321));
  expect(alta).toEqual({ codigo_pago: 'CTP27222222223', referencia_pago: '00004321' });
  expect(await enviar(deuda(4321))).toEqual(alta);
  expect(await enviar(deuda(4322))).toEqual({ ...alta, referencia_pago: '00004322' });
});

test('lo que Red Link no entiende es un rechazo; si calla o se rompe, no se sabe', async () => {
  const rota = { ...deuda(1), vencimientos: [{ fecha: 'mañana', importe: '1.00' }] };
  expect(await falla(enviar(rota))).toMatchObject({ tipo: 'rechaza', message: 'El requerimiento no es valido' });
  for (const modo of ['json_roto', 'error_500', 'sin_respuesta']) {
    await sandbox.control('fallas', { proveedor: 'red_link', modo });
    expect((await falla(enviar(deuda(2)))).tipo).toBe('no_responde');
  }
});

test('el código de Red Link y el de barras se pagan en caja, y se listan con su cupón, importe y medio', async () => {
  await enviar(deuda(4400));
  const barra = codigoDeBarrasSiro({
    concepto: '3',
    usuario: '4401',
    vencimiento: sumarDias(HOY, 3),
    importe: '1490.80',
    otros: [],
    cuenta: sandbox.ajustes().online.convenio,
  });
  if (!barra.ok) throw new Error('sin barra');
  await sandbox.control('caja', { codigo: 'CTP27222222223' });
  await sandbox.control('caja', { codigo: barra.valor });
  await sandbox.control('caja', { cupon: 4402, importe: '250.000,01', canal: 'TI' });
  const { cobros, ilegibles } = await listar();
  expect(ilegibles).toEqual([]);
  expect(cobros).toMatchObject([
    { numero_boleta: 4400, importe: '56925.00', medio: 'redLink' },
    { numero_boleta: 4401, importe: '1490.80', medio: 'codigo_barra' },
    { numero_boleta: 4402, importe: '250000.01', medio: 'codigo_barra' },
  ]);
  expect(new Set(cobros.map(({ externo }) => externo)).size).toBe(3);
  expect(cobros.map(({ fecha }) => hoy(() => fecha))).toEqual([HOY, HOY, HOY]);
  expect((await listar()).cobros).toEqual(cobros);
});

test('la caja no lee un código con un dígito cambiado', async () => {
  await expect(
    sandbox.control('caja', { codigo: '04473000438222604155692500000000000000000000515005829392' }),
  ).rejects.toThrow('no reconoce');
});

test('lo pagado en la página de SIRO está en su listado con su medio: entra por su intención, no por ahí', async () => {
  await sandbox.control('caja', { cupon: 1, importe: '10.00' });
  const pedido = pedidoDeCobro();
  const abierto = await sandbox.pasarelas().enLinea.online?.abrir(pedido);
  await sandbox.actuar(abierto?.url ?? '', 'aprobar');
  expect((await listar()).cobros).toMatchObject([
    { numero_boleta: 1, medio: 'codigo_barra' },
    { numero_boleta: pedido.numero_boleta, medio: 'online', importe: pedido.importe },
  ]);
});

test('un listado que no se entiende no pasa en silencio', async () => {
  await sandbox.control('fallas', { proveedor: 'cobranzas', modo: 'json_roto' });
  expect((await falla(listar())).tipo).toBe('no_responde');
});
