import {
  type Comitente,
  esDeOtro,
  esProvisorio,
  tieneFormularioCargado,
  validarComitente,
  validarComitentes,
} from '@colega/domain/legajos';
import { describe, expect, test } from 'vitest';
import { borradorCompleto } from '../../testing/manual.ts';
import {
  agregarComitente,
  agregarProvisorio,
  armarLegajoManual,
  borradorAutomatico,
  cambiarComitente,
  validarProvisorio,
} from '../index.ts';

describe('quitar a uno', () => {
  const vacio = { calle: '', numero: '', localidad_id: null };
  const domicilio = { calle: 'Mitre', numero: '10', localidad: null };
  const agregada = (cambios: Partial<Comitente> = {}, delPadron: typeof domicilio | null = domicilio) => {
    const padron = { cuit: '30712345671', apellido_nombre: 'CONSTRUCTORA DEL SUR SA', res_806: false, locador: false };
    const [nueva] = agregarComitente(borradorAutomatico(), { ...padron, domicilio: delPadron }).comitentes;
    if (!nueva) throw new Error('It was not added');
    return tieneFormularioCargado({ ...nueva, ...cambios });
  };

  test.each([domicilio, null])('recién agregada no pierde nada de lo que se escribió (padrón: %o)', (delPadron) =>
    expect(agregada({}, delPadron)).toBe(false),
  );

  test.each([
    ['el firmante', { firmante: 'Ana' }],
    ['el cargo', { cargo: 'Titular' }],
    ['el domicilio corregido', { domicilio_real: { calle: 'Mitre', numero: '12', localidad_id: null } }],
    ['la localidad', { domicilio_real: { calle: 'Mitre', numero: '10', localidad_id: 3 } }],
    ['el domicilio legal', { domicilio_legal: { ...vacio, calle: 'San Martín' } }],
  ])('con %s escrito, sí', (_, cambios) => expect(agregada(cambios)).toBe(true));

  test('ni con el domicilio del padrón, que vuelve con ella', () => {
    expect(agregada({ domicilio_real: { ...vacio, calle: 'Mitre', numero: '10' } })).toBe(false);
    expect(agregada({ domicilio_real: vacio })).toBe(false);
  });
});

describe('mientras el padrón no responde [S-930]', () => {
  const PERSONA = '20111111112';
  const EMPRESA = '30712345671';
  const provisorio = (cuit: string, escrito: Partial<Comitente> = {}) =>
    cambiarComitente(agregarProvisorio(borradorAutomatico(), cuit), cuit, escrito);
  const delPadron = (cuit: string, apellido_nombre: string, fisico: boolean) => ({
    ...{ cuit, apellido_nombre, fisico, res_806: false, locador: false },
    domicilio: { calle: 'Mitre', numero: '10', localidad: null },
  });
  const validado = (escrito: Partial<Comitente>, apellido_nombre: string) =>
    validarProvisorio(provisorio(PERSONA, escrito), delPadron(PERSONA, apellido_nombre, true)).comitentes[0];

  test('se agrega para escribirlo a mano, y el prefijo dice si es una empresa [OPN-052]', () => {
    const [persona] = provisorio(PERSONA).comitentes;
    expect([persona && esProvisorio(persona), persona?.fisico, persona?.apellido]).toEqual([true, true, '']);
    expect(provisorio(EMPRESA).comitentes[0]?.fisico).toBe(false);
    expect(persona && validarComitente(persona)).toEqual([{ codigo: 'requerido', campo: 'apellido' }]);
    expect(validarComitente({ ...provisorio(PERSONA, { apellido: 'Cualquiera' }).comitentes[0] } as Comitente)).toEqual(
      [],
    );
  });

  test('lo escrito queda si es la misma persona, y si no se dice de quién es', () => {
    const igual = validado({ apellido: 'Gómez', nombre: 'Ana' }, 'GOMEZ ANA MARIA');
    expect(igual).toMatchObject({ apellido: 'Gómez', nombre: 'Ana', domicilio_real: { calle: 'Mitre', numero: '10' } });
    expect(igual && [esProvisorio(igual), validarComitente(igual)]).toEqual([false, []]);
    const otra = validado({ apellido: 'Gómez', nombre: 'Ana' }, 'PEREZ JUAN');
    expect(otra && validarComitente(otra)).toEqual([
      { codigo: 'comitente_es_otro', campo: 'apellido', datos: { nombre: 'PEREZ JUAN' } },
    ]);
    expect(validado({}, 'GOMEZ ANA')).toMatchObject({ apellido: 'GOMEZ', nombre: 'ANA' });
  });

  test('la razón social es la del padrón si es la misma empresa, y lo demás queda como se escribió', () => {
    const escrita = provisorio(EMPRESA, { apellido: 'Del Sur S.A.', firmante: 'Ana', cargo: 'Titular' });
    const [empresa] = validarProvisorio(escrita, delPadron(EMPRESA, 'DEL SUR SA', false)).comitentes;
    expect(empresa).toMatchObject({ apellido: 'DEL SUR SA', nombre: '', firmante: 'Ana', cargo: 'Titular' });
    const [otra] = validarProvisorio(escrita, delPadron(EMPRESA, 'PANADERIA LOPEZ SRL', false)).comitentes;
    expect([otra?.apellido, otra && esDeOtro(otra)]).toEqual(['Del Sur S.A.', true]);
    expect(empresa).toMatchObject({ domicilio_en_el_padron: { calle: 'Mitre' }, domicilio_real: { calle: '' } });
  });

  test('no se lo rechaza por una lista que acá no se conoce, y el padrón trae lo que dice [AUT-060]', () => {
    const exige = { exige_res_806: true, cuit_fijo: null };
    const conEl = provisorio(PERSONA, { apellido: 'Gómez' });
    expect(validarComitentes(conEl.comitentes, exige)).toEqual([]);
    const validada = validarProvisorio(conEl, delPadron(PERSONA, 'GOMEZ', true));
    expect(validarComitentes(validada.comitentes, exige)).toEqual([
      { codigo: 'comitente_res_806', campo: 'comitentes' },
    ]);
  });

  test('no se agrega dos veces al mismo', () => {
    const conUna = provisorio(PERSONA);
    expect(agregarProvisorio(conUna, PERSONA).comitentes).toHaveLength(1);
  });

  test('al guardarlo se pide que se acepte así, y a los demás no', () => {
    const { comitentes } = provisorio(PERSONA, { apellido: 'Gómez' });
    const enviado = armarLegajoManual({ ...borradorCompleto(), comitentes }, 1);
    expect(enviado.ok && enviado.valor.comitentes[0]).toMatchObject({ cuit: PERSONA, acepta_provisorio: true });
    const conPadron = armarLegajoManual(borradorCompleto(), 1);
    expect(conPadron.ok && conPadron.valor.comitentes[0]).not.toHaveProperty('acepta_provisorio');
  });
});
