import { crearInforme } from './carga/informe.ts';
import { leerOpciones } from './carga/opciones.ts';
import { correrPartes } from './carga/partes.ts';

const opciones = leerOpciones(process.argv.slice(2));
const informe = crearInforme();
await correrPartes(opciones, informe);
process.exit(informe.enRegla() ? 0 : 1);
