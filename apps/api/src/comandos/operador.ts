import { userInfo } from 'node:os';
import { SIN_PASARELAS } from '../modules/pagos/pasarelas/sin-pasarelas.ts';
import { avisar, conBase, correrComando } from './con-base.ts';
import { correrOperador } from './operador/correr-operador.ts';

correrComando(() =>
  correrOperador({
    argumentos: process.argv.slice(2),
    reloj: () => new Date(),
    delSistema: userInfo().username,
    pasarelas: SIN_PASARELAS,
    conBase,
    avisar,
  }),
);
