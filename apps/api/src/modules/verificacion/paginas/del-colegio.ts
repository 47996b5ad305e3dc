import { createContext } from 'react';
import type { Colegio } from '../../colegio/leer-colegio.service.ts';

/** Whose page it is, of the moment it is sent. */
export const DelColegio = createContext<Pick<Colegio, 'nombre' | 'contacto'>>({
  nombre: '',
  contacto: { domicilio: '', telefono: '', correo: '' },
});
