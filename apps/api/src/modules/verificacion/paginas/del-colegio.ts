import { createContext } from 'react';
import type { Colegio, LoQueSeVe, OficinaALaVista } from '../../colegio/leer-colegio.service.ts';

/** Whose page it is, of the moment it is sent. */
export const DelColegio = createContext<
  LoQueSeVe & Pick<Colegio, 'contacto'> & { oficinas: readonly OficinaALaVista[] }
>({
  ...{ nombre: '', color: null, color_oscuro: null, marca: null },
  contacto: { domicilio: '', telefono: '', correo: '' },
  oficinas: [],
});
