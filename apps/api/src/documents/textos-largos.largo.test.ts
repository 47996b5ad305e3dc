import { TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { expect, test } from 'vitest';
import { certificadoDeMuestra } from '../testing/documents/certificado-de-muestra.ts';
import { leerPalabras, leerTexto } from '../testing/documents/leer-papel.ts';
import {
  cvdDeMuestra,
  LEGAJO_DE_MUESTRA,
  planillaDeMuestra,
  presupuestoDeMuestra,
} from '../testing/documents/otros-de-muestra.ts';
import { cuponDeMuestra, reciboDeMuestra } from '../testing/documents/papeles-de-muestra.ts';
import { movimientosDeMuestra, resumenAnualDeMuestra } from '../testing/documents/resumen-anual-de-muestra.ts';
import { renderCertificado } from './certificado.ts';
import { renderCupon } from './cupon.ts';
import { renderCvd } from './cvd.ts';
import { renderPlanilla } from './planilla-de-calculo.ts';
import { renderPresupuesto } from './presupuesto.ts';
import { renderRecibo } from './recibo.ts';
import { renderResumenAnual } from './resumen-anual.ts';

const seguido = (largo: number, letra: string): string => letra.repeat(largo);
const CON_BLANCOS = 'Consorcio de Propietarios del Edificio Gran Ñandubay y Fundación para la Vivienda '.repeat(2);
const NOMBRES = [seguido(148, 'W'), CON_BLANCOS.slice(0, 148).trim(), seguido(60, 'M')];

const sinBlancos = (texto: string): string => texto.replace(/\s/gu, '');

const exigirTodo = async (pdf: Uint8Array, datos: readonly string[]): Promise<void> => {
  expect(leerPalabras(pdf).filter(({ dentro }) => !dentro)).toEqual([]);
  const todo = sinBlancos(leerTexto(pdf));
  for (const dato of datos) expect(todo).toContain(sinBlancos(dato));
};

test.each(TIPOS_DE_CERTIFICADO)(
  '%s: lo que no tiene blancos se parte y crece, y nada sale de la hoja',
  async (type) => {
    const muestra = certificadoDeMuestra(type);
    const valores = {
      ...muestra.valores,
      'titular.domicilio': seguido(80, 'D'),
      inm_expediente_numero: seguido(20, 'E'),
      inm_letra: seguido(20, 'L'),
    };
    for (const nombre of NOMBRES) {
      const inmueble = {
        calle: seguido(90, 'C'),
        numero: '1234567890',
        piso: seguido(10, 'P'),
        depto: seguido(10, 'Q'),
        partida: 55123456,
        localidad: seguido(40, 'O'),
      };
      const titular = { nombre, cuit: '30712345671' };
      const datos = certificadoDeMuestra(type, { valores, inmueble, titular, localidad: seguido(40, 'T') });
      const { calle, localidad, numero } = inmueble;
      const dichos = [nombre, '30-71234567-1', seguido(40, 'T'), calle, numero, localidad, '55123456', 'Firma y sello'];
      const escritos = type === 'anexa_in_situ' ? [] : [seguido(80, 'D'), seguido(20, 'E'), seguido(20, 'L')];
      await exigirTodo(await renderCertificado(datos), [...dichos, ...escritos]);
    }
  },
);

test.each(NOMBRES)('un nombre como %s está entero en los demás papeles', async (nombre) => {
  const pagador = { nombre, cuit: '27240816356', matriculas: [{ codigo: 'T-1', descripcion: nombre }] };
  const items = [{ descripcion: nombre, importe: '1.00' }];
  await exigirTodo(await renderCupon(cuponDeMuestra({ pagador, items })), [nombre, '27-24081635-6', 'Total']);
  const operacion = { ...reciboDeMuestra().operacion, externo: nombre, detalle: nombre };
  await exigirTodo(await renderRecibo(reciboDeMuestra({ pagador, operacion })), [nombre, '27-24081635-6', 'SiPago']);
  const { titular, pendientes } = resumenAnualDeMuestra();
  const largos = {
    titular: { ...titular, ...pagador },
    pendientes: pendientes.map((uno) => ({ ...uno, que: nombre })),
    meses: movimientosDeMuestra(3, { que: nombre, importe: '-123456789.01' }),
  };
  await exigirTodo(await renderResumenAnual(resumenAnualDeMuestra(largos)), [
    nombre,
    '-$ 123.456.789,01',
    'Página 1 de',
  ]);
  const pago = { estado: 'pago', cobro: null, debido: null, operaciones: [operacion] } as const;
  await exigirTodo(await renderCupon(cuponDeMuestra({ ...pago, operaciones: [operacion], pagador })), [
    nombre,
    'N.º87',
  ]);
  const legajo = { ...LEGAJO_DE_MUESTRA, comitentes: [nombre], ubicacion: nombre };
  await exigirTodo(await renderPlanilla(planillaDeMuestra({ legajo })), [nombre, 'Tradicional', '39.400,00']);
  await exigirTodo(await renderPresupuesto(presupuestoDeMuestra({ para: nombre, nota: nombre })), [
    nombre,
    '39.400,00',
    '15/04/2026',
  ]);
  const comitentes = [{ apellido_nombre: nombre, cuit: '30712345671' }];
  const inmuebles = [{ direccion: nombre, lugar: nombre, catastro: nombre }];
  await exigirTodo(await renderCvd(cvdDeMuestra({ comitentes, inmuebles })), [nombre, '30-71234567-1', 'Tradicional']);
});

test('la firma nunca queda sola: con cualquier cantidad de observaciones, la acompaña lo último que se declara', async () => {
  const muestra = certificadoDeMuestra('caie_er');
  for (const largo of [1, 60, 160, 260, 360, 460, 560, 760]) {
    const valores = { ...muestra.valores, inm_observaciones: 'observación '.repeat(largo / 12 + 1) };
    const inmueble = muestra.inmueble && {
      ...muestra.inmueble,
      calle: 'Avenida de Circunvalación Doctor Ramón Carrillo',
    };
    const hojas = leerTexto(await renderCertificado(certificadoDeMuestra('caie_er', { valores, inmueble }))).split(
      '\f',
    );
    const ultimaHoja = hojas.filter((hoja) => hoja.trim()).at(-1);
    expect(ultimaHoja).toContain('Distorsión armónica');
    expect(ultimaHoja).toContain('Certifico que');
    expect(ultimaHoja).toContain('Firma y sello');
  }
});

test('el CAIE ER dice los límites de lo que se responde, como la pantalla', async () => {
  const todo = leerTexto(await renderCertificado(certificadoDeMuestra('caie_er')));
  for (const limite of ['Mayor a 180 segundos.', 'Menor a 2 segundos.', 'Menor a 5 % THDI.'])
    expect(todo).toContain(limite);
});
