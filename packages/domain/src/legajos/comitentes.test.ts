import { describe, expect, test } from 'vitest';
import {
  type Comitente,
  separarApellidoNombre,
  tieneFormularioCargado,
  validarComitente,
  validarComitentes,
  validarCuitNuevo,
} from './index.ts';
import { CARGOS } from './listas-de-comitente.ts';

const sinExigencias = { exige_res_806: false, cuit_fijo: null };

const persona = (cambios: Partial<Comitente> = {}): Comitente => ({
  cuit: '20111111112',
  apellido: 'Gómez',
  nombre: 'Ana',
  fisico: true,
  res_806: false,
  locador: false,
  firmante: '',
  cargo: '',
  domicilio_real: { calle: '', numero: '', localidad_id: null },
  legal_igual_al_real: true,
  domicilio_legal: { calle: '', numero: '', localidad_id: null },
  ...cambios,
});

const empresa = (cambios: Partial<Comitente> = {}): Comitente =>
  persona({
    cuit: '30500010912',
    fisico: false,
    firmante: 'Ana Gómez',
    cargo: 'Presidente',
    domicilio_real: { calle: '7', numero: '100', localidad_id: 1 },
    ...cambios,
  });

const campos = (problemas: { codigo: string; campo?: string }[]) => problemas.map((p) => `${p.campo}:${p.codigo}`);

describe('CUIT que se agrega', () => {
  test('tiene 11 o 12 dígitos y dígito verificador [AUT-056]', () => {
    expect(campos(validarCuitNuevo('2011111111', []))).toEqual(['cuit:cuit_largo']);
    expect(campos(validarCuitNuevo('2011111111A', []))).toEqual(['cuit:cuit_largo']);
    expect(campos(validarCuitNuevo('20111111113', []))).toEqual(['cuit:cuit_digito']);
    expect(validarCuitNuevo('20111111112', [])).toEqual([]);
    expect(validarCuitNuevo('201111111129', [])).toEqual([]);
  });

  test('no puede repetirse [AUT-057]', () => {
    expect(campos(validarCuitNuevo('20111111112', ['20111111112']))).toEqual(['cuit:cuit_repetido']);
    expect(campos(validarComitentes([persona(), persona()], sinExigencias))).toEqual([
      'comitentes.1.cuit:cuit_repetido',
    ]);
  });
});

test('apellido_nombre de una persona se separa en el primer espacio; el de una empresa no [AUT-050]', () => {
  expect(separarApellidoNombre('GOMEZ ANA MARIA', true)).toEqual({ apellido: 'GOMEZ', nombre: 'ANA MARIA' });
  expect(separarApellidoNombre('  ACME  ', true)).toEqual({ apellido: 'ACME', nombre: '' });
  expect(separarApellidoNombre(' SUR  SA ', false)).toEqual({ apellido: 'SUR SA', nombre: '' });
});

test('apellido y nombre tienen un largo máximo (S-143)', () => {
  const largo = 'a'.repeat(200);
  expect(validarComitente(persona({ apellido: largo, nombre: largo }))).toEqual([]);
  expect(campos(validarComitente(persona({ apellido: `${largo}a`, nombre: `${largo}a` })))).toEqual([
    'apellido:largo_maximo',
    'nombre:largo_maximo',
  ]);
});

test('al menos un comitente [AUT-059]', () => {
  expect(campos(validarComitentes([], sinExigencias))).toEqual(['comitentes:comitente_requerido']);
});

test('la modalidad del Colegio exige uno incluido en la Res. 806/12 [AUT-060]', () => {
  const exige = { ...sinExigencias, exige_res_806: true };
  expect(campos(validarComitentes([persona()], exige))).toEqual(['comitentes:comitente_res_806']);
  expect(validarComitentes([persona(), empresa({ res_806: true })], exige)).toEqual([]);
});

test('una modalidad exige un CUIT fijo [AUT-061]', () => {
  const exige = { ...sinExigencias, cuit_fijo: '30500010912' };
  expect(validarComitentes([persona()], exige)).toEqual([
    { codigo: 'comitente_cuit_fijo', campo: 'comitentes', datos: { cuit: '30500010912' } },
  ]);
  expect(validarComitentes([empresa()], exige)).toEqual([]);
});

describe('formulario de una persona jurídica', () => {
  test('una persona física no lo llena [AUT-052]', () => {
    expect(validarComitente(persona())).toEqual([]);
    expect(validarComitente(empresa())).toEqual([]);
    expect(campos(validarComitente(empresa({ firmante: '' })))).toEqual(['firmante:requerido']);
  });

  test('firmante hasta 50 caracteres y cargo de la lista [AUT-053, AUT-062, AUT-063]', () => {
    expect(CARGOS).toEqual(['S.G.', 'Presidente', 'Director', 'Apoderado', 'Titular']);
    expect(campos(validarComitente(empresa({ firmante: 'x'.repeat(51) })))).toEqual(['firmante:largo_maximo']);
    expect(validarComitente(empresa({ firmante: 'x'.repeat(50) }))).toEqual([]);
    expect(campos(validarComitente(empresa({ cargo: '' })))).toEqual(['cargo:requerido']);
    expect(campos(validarComitente(empresa({ cargo: 'Gerente' })))).toEqual(['cargo:cargo_invalido']);
  });

  test('domicilio real: calle 50, número 10 y localidad [AUT-054, AUT-064]', () => {
    expect(
      campos(validarComitente(empresa({ domicilio_real: { calle: '', numero: '', localidad_id: null } }))),
    ).toEqual([
      'domicilio_real.calle:requerido',
      'domicilio_real.numero:requerido',
      'domicilio_real.localidad_id:localidad_requerida',
    ]);
    const largo = { calle: 'x'.repeat(51), numero: '1'.repeat(11), localidad_id: 1 };
    expect(campos(validarComitente(empresa({ domicilio_real: largo })))).toEqual([
      'domicilio_real.calle:largo_maximo',
      'domicilio_real.numero:largo_maximo',
    ]);
  });

  test('domicilio legal: el real, o calle y número optativos con localidad obligatoria [AUT-055, AUT-065]', () => {
    const otro = empresa({ legal_igual_al_real: false });
    expect(campos(validarComitente(otro))).toEqual(['domicilio_legal.localidad_id:localidad_requerida']);
    expect(validarComitente({ ...otro, domicilio_legal: { calle: '', numero: '', localidad_id: 9 } })).toEqual([]);
    const largo = { calle: 'x'.repeat(51), numero: '1'.repeat(11), localidad_id: 9 };
    expect(campos(validarComitente({ ...otro, domicilio_legal: largo }))).toEqual([
      'domicilio_legal.calle:largo_maximo',
      'domicilio_legal.numero:largo_maximo',
    ]);
  });
});

test('una persona no tiene formulario que perder', () => expect(tieneFormularioCargado(persona())).toBe(false));
