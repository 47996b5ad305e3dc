import { describe, expect, test } from 'vitest';
import { leerBanco } from './leer-valores.ts';

describe('el banco de una transferencia', () => {
  const deTransferencia = (valor: string, bancos: readonly string[]) =>
    leerBanco(valor, { esTransferencia: true, bancos });

  test('se dice cuando hay varios; el único, no hace falta', () => {
    expect(deTransferencia('', [])).toBeNull();
    expect(deTransferencia('', ['provincia'])).toBe('provincia');
    expect(deTransferencia('nacion', ['provincia', 'nacion'])).toBe('nacion');
    expect(() => deTransferencia('', ['provincia', 'nacion'])).toThrow(/--banco tiene que ser provincia, nacion/);
    expect(() => deTransferencia('otro', ['provincia'])).toThrow(/provincia, no «otro»/);
  });

  test('lo de la caja no es de ninguno', () => {
    expect(leerBanco('', { esTransferencia: false, bancos: [] })).toBeNull();
    expect(() => leerBanco('provincia', { esTransferencia: false, bancos: ['provincia'] })).toThrow(
      /solo de una transferencia/,
    );
  });
});
