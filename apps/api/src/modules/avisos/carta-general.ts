import type { Escribir } from './enviar-aviso.service.ts';

/** Says what the portal says, and leads to the same screen. */
export const cartaGeneral: Escribir = async (_db, { datos, detalle, enlace }, { direccionPublica }) => ({
  asunto: datos ?? {},
  cuerpo: [
    { parrafo: detalle ?? 'En el portal está lo que pasó, con su fecha.' },
    ...(enlace === null ? [] : [{ boton: 'Ver en el portal', enlace: `${direccionPublica}${enlace}` }]),
  ],
});
