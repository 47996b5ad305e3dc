import { leerDatos } from '../leer-datos.ts';

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

export const leerRegistroDelPadron = (): Registro => leerDatos('registro-demo.json');
