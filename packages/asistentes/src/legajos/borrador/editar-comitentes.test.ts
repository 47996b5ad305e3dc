import { type Comitente, tieneFormularioCargado } from '@colega/domain/legajos';
import { describe, expect, test } from 'vitest';
import { agregarComitente, borradorAutomatico } from '../index.ts';

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
