import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type PersonaDelPadron = {
  cuit: string;
  tipoPersona: 'FISICA' | 'JURIDICA';
  apellido?: string;
  nombre?: string;
  razonSocial?: string;
  domicilio: {
    calle: string;
    numero: string;
    localidad: string;
    codigoPostal: string;
    idProvincia: number;
    descripcionProvincia: string;
  };
  muestra: string;
};

export type Registro = { personas: PersonaDelPadron[]; desconocidos: string[]; tardan: string[]; fallan: string[] };

const ARCHIVO = 'data/registro-demo.json';

export function leerRegistroDelPadron(): Registro {
  let carpeta = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(carpeta, ARCHIVO)) && carpeta !== dirname(carpeta)) carpeta = dirname(carpeta);
  return JSON.parse(readFileSync(join(carpeta, ARCHIVO), 'utf8')) as Registro;
}
