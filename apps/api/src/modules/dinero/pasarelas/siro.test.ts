import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  abrirSandboxDePrueba,
  falla,
  pedidoDeCobro,
  type SandboxDePrueba,
} from '../../../testing/dinero/sandbox-de-prueba.ts';
import { horaDeSiro, parseHoraDeSiro } from './horas-de-siro.ts';
import type { Pasarela } from './pasarela.ts';

let sandbox: SandboxDePrueba;
beforeAll(async () => {
  sandbox = await abrirSandboxDePrueba();
});
afterAll(() => sandbox.cerrar());
beforeEach(() => sandbox.control('reiniciar'));

const conectar = (): Pasarela => {
  const { online } = sandbox.pasarelas().enLinea;
  if (!online) throw new Error('SIRO no está configurado');
  return online;
};
const intencionDe = ({ referencia, vence }: { referencia: string; vence: Date }) => ({
  referencia,
  vence,
  externo: null,
  creada_en: new Date(),
});
const resultadoEn = (vuelta: string | null) => new URL(vuelta ?? '').searchParams.get('IdResultado');

test('sus horas son las de Buenos Aires, escritas con una Z', () => {
  const instante = new Date('2026-11-22T01:30:00.123Z');
  expect(horaDeSiro(instante)).toBe('2026-11-21T22:30:00.123Z');
  expect(parseHoraDeSiro('2026-11-21T22:30:00.123Z')).toEqual(instante);
  expect(parseHoraDeSiro('2026-11-21T22:30:00.123')).toEqual(instante);
  expect(parseHoraDeSiro('ayer')).toBeNull();
});

test('vuelve con el resultado y la referencia, y con ellos responde sin buscar', async () => {
  const siro = conectar();
  const pedido = pedidoDeCobro();
  const { externo, url } = await siro.abrir(pedido);
  const { vuelta } = await sandbox.actuar(url, 'aprobar');
  expect(new URL(vuelta ?? '').searchParams.get('IdReferenciaOperacion')).toBe(pedido.referencia);
  const consulta = await siro.consultar({ ...intencionDe(pedido), externo, resultado: resultadoEn(vuelta) });
  expect(consulta).toMatchObject({ estado: 'aprobado', cobro: { importe: pedido.importe } });
});

test('una apertura sin respuesta se encuentra por su referencia', async () => {
  const siro = conectar();
  await siro.abrir(pedidoDeCobro());
  await sandbox.control('fallas', { proveedor: 'siro', modo: 'error_500_despues', veces: 1 });
  const pedido = pedidoDeCobro();
  await falla(siro.abrir(pedido));
  expect((await siro.consultar(intencionDe(pedido))).estado).toBe('pendiente');
  const perdido = (await sandbox.estado()).cobros.at(-1);
  await sandbox.actuar(perdido?.id ?? '', 'aprobar');
  expect(await siro.consultar(intencionDe(pedido))).toMatchObject({
    estado: 'aprobado',
    cobro: { importe: pedido.importe },
  });
});

test('un resultado inventado, o de otro pago, no dice nada de este', async () => {
  const siro = conectar();
  const [suyo, ajeno] = [pedidoDeCobro(), pedidoDeCobro()];
  const { externo } = await siro.abrir(suyo);
  const otro = await siro.abrir(ajeno);
  const { vuelta } = await sandbox.actuar(otro.url, 'aprobar');
  for (const resultado of [resultadoEn(vuelta), '11111111-2222-3333-4444-555555555555', '../../x'])
    for (const deCual of [externo, otro.externo])
      expect(await siro.consultar({ ...intencionDe(suyo), externo: deCual, resultado })).toMatchObject({
        estado: 'pendiente',
        cobro: null,
      });
});

test('una página que venció sin resultado caduca recién cuando ya no puede llegar uno tarde', async () => {
  const siro = conectar();
  const hace = (minutos: number) => ({
    ...intencionDe(pedidoDeCobro()),
    vence: new Date(Date.now() - minutos * 60_000),
  });
  expect((await siro.consultar(hace(5))).estado).toBe('pendiente');
  expect((await siro.consultar(hace(20))).estado).toBe('vencido');
});

test('lo que el detalle no suma se rechaza con su motivo', async () => {
  const pedido = pedidoDeCobro({ items: [{ descripcion: 'CEP', importe: '1.00' }] });
  expect(await falla(conectar().abrir(pedido))).toMatchObject({
    tipo: 'rechaza',
    message: 'La suma de los importes del detalle no coincide con el importe',
  });
});

test('la sesión se pide una vez, y otra cuando el banco la olvidó', async () => {
  const siro = conectar();
  await Promise.all([siro.abrir(pedidoDeCobro()), siro.abrir(pedidoDeCobro())]);
  await sandbox.matar();
  expect(await siro.abrir(pedidoDeCobro())).toMatchObject({ url: expect.stringContaining('/Home/Pago/') });
});
