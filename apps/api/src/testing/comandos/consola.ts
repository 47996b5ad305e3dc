import { expect } from 'vitest';
import { correrOperador } from '../../comandos/operador/correr-operador.ts';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import type { Pasarelas } from '../../modules/dinero/pasarelas/pasarela.ts';
import { CLAVE_DE_PRUEBA } from '../construir.ts';

type Sistema = { db: Db; reloj: () => Date; pasarelas: Pasarelas };

export const consolaDe = (sistema: () => Sistema, clave = CLAVE_DE_PRUEBA) => {
  const correr = async (...argumentos: string[]): Promise<string> => {
    const { db, reloj, pasarelas } = sistema();
    const dicho: string[] = [];
    await correrOperador({
      argumentos,
      reloj,
      pasarelas: async () => pasarelas,
      direccion: 'https://portal.test',
      clave: async () => clave,
      conBase: (trabajo) => trabajo(db),
      avisar: (texto) => void dicho.push(texto),
    });
    return dicho.join('\n').replaceAll('\u00a0', ' ');
  };
  const rechazo = async (...argumentos: string[]): Promise<string> => {
    const error: unknown = await correr(...argumentos).then(
      () => new Error('No se rechazó'),
      (falla: unknown) => falla,
    );
    expect(error).toBeInstanceOf(ErrorDeArranque);
    return (error as Error).message;
  };
  return { correr, rechazo };
};
