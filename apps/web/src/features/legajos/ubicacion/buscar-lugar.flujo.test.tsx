import { agregarComitente, borradorManual, localidadDe } from '@colega/asistentes/legajos';
import { rutasDeLegajos, rutasDeYaCargados, type YaCargado } from '@colega/contract/legajos';
import { type LugarConocido, type RespuestaDeLugares, rutasDeLugares } from '@colega/contract/referencias';
import { armarTextos, nomenclaturaVacia, TODOS_LOS_TEXTOS } from '@colega/domain/legajos';
import { ProveedorDeCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import { legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { localidad } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BuscarLugar } from './buscar-lugar.tsx';

const laPlata = localidad();
const enOtroPartido = localidad({
  ...{ id: 77, nombre: 'Tandil' },
  partido: { ...laPlata.partido, id: 9, nombre: 'Tandil', codigo_arba: '103' },
});
const lugar = (cambios: Partial<LugarConocido> = {}): LugarConocido => ({
  ...{ de: ['arba'], calle: '', numero: '', localidad: laPlata, partida: '055123456' },
  partido: { codigo_arba: laPlata.partido.codigo_arba, nombre: laPlata.partido.nombre },
  nomenclatura: { ...nomenclaturaVacia(), circunscripcion: 'II', seccion: 'C', manzana: '45', parcela: '12' },
  ...{ latitud: '-34.92', longitud: '-57.95', ...cambios },
});
const encontrado = (lugares: LugarConocido[], cambios: Partial<RespuestaDeLugares> = {}): RespuestaDeLugares => ({
  ...{ leido: 'partida', lugares, sin_respuesta: [], avisos: [], legajos: [], ...cambios },
});

let pedidos: URLSearchParams[] = [];
const conRespuestas = (primera: RespuestaDeLugares, segunda = primera): void => {
  pedidos = [];
  responder(rutasDeLugares.lugares, ({ request }) => {
    pedidos.push(new URL(request.url).searchParams);
    return pedidos.length === 1 ? primera : segunda;
  });
};

const DEL_PADRON = { apellido_nombre: 'PEREZ JUAN', fisico: true, res_806: false, locador: false };

const Formulario = ({ calle = '', conLocalidad = false, cuit = '' }) => {
  const [borrador, setBorrador] = useState(() => {
    const vacio = borradorManual();
    const donde = conLocalidad ? { localidad_id: laPlata.id, calle } : { calle };
    const { comitentes } = cuit === '' ? vacio : agregarComitente(vacio, { ...DEL_PADRON, cuit });
    return {
      ...vacio,
      comitentes,
      localidades: conLocalidad ? [laPlata] : [],
      ubicacion: { ...vacio.ubicacion, ...donde },
    };
  });
  const { ubicacion } = borrador;
  const carga = {
    ...{ borrador, contexto: {}, referencias: {}, permiteVariasUnidades: false, abierto: null },
    cambiar: (cambio: (b: typeof borrador) => typeof borrador) => setBorrador(cambio),
  };
  return (
    <ProveedorDeCarga value={carga}>
      <BuscarLugar />
      <output>
        {[ubicacion.calle, localidadDe(borrador, ubicacion.localidad_id)?.nombre, ubicacion.unidades[0]?.partida].join(
          '|',
        )}
        {`|${ubicacion.parcela}|${ubicacion.latitud}`}
      </output>
    </ProveedorDeCarga>
  );
};
const abrir = (props: Parameters<typeof Formulario>[0] = {}) => dibujar(<Formulario {...props} />);
const buscar = async (texto: string) => {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar el lugar' }), `${texto}{Enter}`);
};
const dice = (esperado: string) => waitFor(() => expect(document.querySelector('output')?.textContent).toBe(esperado));

beforeEach(() => iniciarSesion());
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

test('de una partida se completa lo que falta, se dice qué y según quién, y se puede deshacer', async () => {
  conRespuestas(encontrado([lugar()], { avisos: ['localidad_supuesta'], legajos: [{ id: 8, numero_legajo: 1087 }] }));
  abrir({ calle: 'Calle 50' });
  await buscar('055-123456-7');
  await dice('Calle 50|La Plata|055123456|12|-34.92');
  expect(
    screen.getByText(/^Completamos Localidad, Circunscripción, .* y Partida\. Revisalo\. Según ARBA\./),
  ).toBeVisible();
  expect(screen.getByText('La localidad es la más cercana de ese partido: revisala.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^el legajo 1087/ })).toHaveAttribute(
    'href',
    '/app/ejercicio/legajo/8/detail',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await dice('Calle 50||||');
});

test('lo que alguien escribió se cambia solo si lo pide', async () => {
  conRespuestas(encontrado([lugar({ calle: 'Las Heras', numero: '1234' })]));
  abrir({ calle: 'Belgrano' });
  await buscar('Las Heras 1234');
  await dice('Belgrano|La Plata|055123456|12|-34.92');
  expect(screen.getByText('Dice otra cosa que lo cargado en Calle: eso no lo tocamos.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reemplazar lo cargado' }));
  await dice('Las Heras|La Plata|055123456|12|-34.92');
  expect(screen.queryByRole('button', { name: 'Reemplazar lo cargado' })).toBeNull();
});

test('de otro partido no se toca nada hasta que se pide, y entonces no queda nada del anterior', async () => {
  const otro = { codigo_arba: '103', nombre: 'Tandil' };
  conRespuestas(encontrado([lugar({ localidad: enOtroPartido, partido: otro, partida: '103000001' })]));
  abrir({ calle: 'Belgrano', conLocalidad: true });
  await buscar('103-000001-2');
  expect(await screen.findByText('Es de otro partido que lo cargado, y no tocamos nada.')).toBeVisible();
  await dice('Belgrano|La Plata|||');
  await userEvent.click(screen.getByRole('button', { name: 'Reemplazar lo cargado' }));
  await dice('|Tandil|103000001|12|-34.92');
});

test('de varias direcciones se elige una, y recién ahí se busca su parcela', async () => {
  const direccion = {
    ...lugar({ calle: 'Las Heras', numero: '1234', partida: '', de: ['georef'] }),
    nomenclatura: nomenclaturaVacia(),
  };
  const enTandil = { ...direccion, localidad: enOtroPartido, partido: { codigo_arba: '103', nombre: 'Tandil' } };
  const completo = lugar({ ...enTandil, partida: '103000001', de: ['georef', 'arba'] });
  conRespuestas(encontrado([direccion, enTandil]), encontrado([completo]));
  abrir();
  await buscar('Las Heras 1234');
  await dice('||||');
  await userEvent.click(await screen.findByRole('button', { name: 'Las Heras 1234, Tandil' }));
  await dice('Las Heras|Tandil|103000001||-34.92');
  expect(pedidos.map((p) => [p.get('texto'), p.get('localidad_id')])).toEqual([
    ['Las Heras 1234', null],
    ['Las Heras 1234', String(enOtroPartido.id)],
  ]);
});

test('de dos del mismo partido que no se distinguen por su parcela, la elegida se pone como está', async () => {
  const direccion = {
    ...lugar({ calle: 'San Martín', numero: '450', partida: '', de: ['georef'] }),
    nomenclatura: nomenclaturaVacia(),
  };
  const otra = { ...direccion, localidad: { ...laPlata, id: 78, nombre: 'City Bell' }, latitud: '-34.87' };
  conRespuestas(encontrado([direccion, otra]), encontrado([direccion, otra]));
  abrir();
  await buscar('San Martín 450');
  await userEvent.click(await screen.findByRole('button', { name: /^San Martín 450, City Bell/ }));
  await dice('San Martín|City Bell|||-34.87');
});

test('entre las parcelas de una dirección, la dirección sola es «ninguna de estas»', async () => {
  const conParcela = lugar({ calle: 'Las Heras', numero: '1234', de: ['georef', 'arba'] });
  const sola = { ...conParcela, de: ['georef' as const], partida: '', nomenclatura: nomenclaturaVacia() };
  conRespuestas(encontrado([conParcela, { ...conParcela, partida: '055123457' }, sola]));
  abrir();
  await buscar('Las Heras 1234');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Ninguna de estas: Las Heras 1234, La Plata, sin parcela' }),
  );
  await dice('Las Heras|La Plata|||-34.92');
  expect(pedidos).toHaveLength(1);
});

test('lo que se escribe después no se pierde al deshacer, y se dice', async () => {
  conRespuestas(encontrado([lugar({ calle: 'Las Heras', numero: '1234' })]));
  abrir();
  await buscar('Las Heras 1234');
  await dice('Las Heras|La Plata|055123456|12|-34.92');
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await dice('||||');
  expect(screen.getByText('Lo dejamos como estaba.')).toBeVisible();
});

test('lo que no contesta, no se encuentra o se rechaza se dice junto al campo, sin perder lo escrito', async () => {
  conRespuestas(encontrado([], { sin_respuesta: ['arba', 'georef'] }));
  abrir();
  await buscar('qwerty 1');
  expect(await screen.findByText(/^No encontramos ese lugar/)).toBeVisible();
  expect(screen.getByText(/^ARBA y Georef no contestaron: /)).toBeVisible();
  const caja = screen.getByRole('searchbox', { name: 'Buscar el lugar' });
  expect(caja).toHaveValue('qwerty 1');
  const espera = 'Buscaste muchos lugares en poco tiempo. Volvé a intentar en 40 s.';
  responder(rutasDeLugares.lugares, () => problema(429, espera));
  await userEvent.click(screen.getByRole('button', { name: 'Buscar lugar' }));
  expect(await screen.findByText(espera)).toBeVisible();
  await userEvent.clear(caja);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar lugar' }));
  expect(await screen.findByText('Escribí al menos tres letras o números.')).toBeVisible();
  expect(caja).toHaveAttribute('aria-invalid', 'true');
});

const conUbicacion = (leer: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: leer } });

test('con la ubicación del dispositivo se busca lo mismo, y su margen se dice', async () => {
  conRespuestas(encontrado([lugar()], { leido: 'punto' }));
  const coords = { latitude: -34.9200001, longitude: -57.95, accuracy: 80 };
  conUbicacion((listo) => listo({ coords } as GeolocationPosition));
  abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  await dice('|La Plata|055123456|12|-34.92');
  expect(pedidos.map((p) => p.get('texto'))).toEqual(['-34.920000, -57.950000']);
  expect(screen.getByText('Tu ubicación tiene un margen de 80 metros: revisá el punto en el mapa.')).toBeVisible();
});

test('sin permiso para verla se dice qué hacer', async () => {
  conUbicacion((_, falla) => falla?.({ code: 1 } as GeolocationPositionError));
  abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
  expect(await screen.findByText(/^El navegador no dejó ver tu ubicación\. /)).toBeVisible();
});

describe('otra obra del mismo comitente [S-932]', () => {
  const CUIT = '20111111112';
  const yaCargado = (id: number, calle: string, cuits: string[]): YaCargado => ({
    ...{ id, numero_legajo: 1000 + id, cargado_el: '2026-11-01', anulado: false, cuits, tareas: [] },
    ...{ forma_de_pago: '', tribunal_actuante: '', destino_tarea: '' },
    inmuebles: [
      { localidad_id: laPlata.id, localidad: laPlata.nombre, calle, numero: '100', partido: '055', partida: null },
    ],
  });
  const conObras = (...items: YaCargado[]) => responder(rutasDeYaCargados.yaCargados, { items, formas_de_pago: [] });
  const suLegajo = () =>
    legajo({
      inmuebles: [
        {
          ...armarTextos(TODOS_LOS_TEXTOS, () => ''),
          ...{ id: 1, calle: 'Mitre', numero: '100', parcela: '7', localidad: laPlata, partido: '055' },
          ...{ partida: 123456, latitud: '-34.9', longitud: '-57.9' },
        },
      ],
    });
  const presionar = async () => userEvent.click(await screen.findByRole('button', { name: /^Mitre 100, La Plata/ }));

  test('con una pulsación se pone su lugar, sin tocar lo escrito, y se puede deshacer', async () => {
    // the address of this one also fits that of the list, and the last one wins
    responder(rutasDeLegajos.legajo, suLegajo());
    conObras(yaCargado(1, 'Mitre', [CUIT]), yaCargado(2, 'Alsina', ['20999999995']));
    abrir({ cuit: CUIT });
    await presionar();
    await dice('Mitre|La Plata|055123456|7|-34.9');
    expect(screen.getByText(/^Completamos Calle, Número, Localidad/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Alsina/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await dice('||||');
  });

  test('si no se lo puede traer se dice, y se puede buscar', async () => {
    responder(rutasDeLegajos.legajo, () => problema(500, 'Falla'));
    conObras(yaCargado(1, 'Mitre', [CUIT]));
    abrir({ cuit: CUIT });
    await presionar();
    expect(await screen.findByText(/^No pudimos traer el lugar del legajo 1001\./)).toBeVisible();
    conRespuestas(encontrado([lugar()]));
    await buscar('055-123456-7');
    await dice('|La Plata|055123456|12|-34.92');
  });

  test('de nadie que no sea su comitente se ofrece nada', async () => {
    conObras(yaCargado(1, 'Mitre', [CUIT]));
    abrir({ cuit: '20999999995' });
    expect(await screen.findByRole('searchbox', { name: 'Buscar el lugar' })).toBeVisible();
    expect(screen.queryByText(/^Otras obras/)).toBeNull();
  });
});
