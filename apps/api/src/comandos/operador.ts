import { pasarelasDe, sandboxVecino } from '../arranque/pasarelas.ts';
import { readConfig } from '../config.ts';
import { crearPasarelas } from '../modules/pagos/pasarelas/crear-pasarelas.ts';
import { avisar, conBase, correrComando } from './con-base.ts';
import { correrOperador } from './operador/correr-operador.ts';

const reloj = () => new Date();

correrComando(() =>
  correrOperador({
    argumentos: process.argv.slice(2),
    reloj,
    pasarelas: () => {
      const config = readConfig(process.env, process.cwd());
      return crearPasarelas(pasarelasDe(config, sandboxVecino(config.dataDir)), reloj);
    },
    conBase,
    avisar,
  }),
);
