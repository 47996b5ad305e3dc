import { UnstyledButton } from '@mantine/core';
import { MenuDeOpciones, type OpcionDeMenu } from '../botones/menu-de-opciones.tsx';
import { Retrato } from '../datos/retrato.tsx';
import { Icono } from '../signos/icono.tsx';
import estilos from './marco.module.css';

/** `detalle` is said of them while the menu is open. */
type Props = { nombre: string; detalle?: string; retrato?: string | undefined; opciones: readonly OpcionDeMenu[] };

/** LAY-019, LAY-020. */
export const MenuDeCuenta = ({ nombre, detalle, retrato, opciones }: Props) => (
  <MenuDeOpciones
    titulo={detalle ? `${nombre} · ${detalle}` : nombre}
    boton={(props) => (
      <UnstyledButton {...props} className={estilos.usuario} aria-label={`Tu cuenta: ${nombre}`}>
        <Retrato direccion={retrato} tamanio={36}>
          {iniciales(nombre)}
        </Retrato>
        <span className={estilos.nombre}>{nombre}</span>
        <Icono nombre="abajo" tamanio={16} />
      </UnstyledButton>
    )}
    opciones={opciones}
  />
);

export const iniciales = (nombre: string): string => {
  const partes = nombre.trim().split(/\s+/).filter(Boolean);
  return [partes[0], partes.length > 1 ? partes.at(-1) : undefined].map((p) => p?.[0]?.toUpperCase() ?? '').join('');
};
