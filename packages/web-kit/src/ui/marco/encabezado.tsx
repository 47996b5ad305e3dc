import { ActionIcon } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { useColegioALaVista } from '../../lib/colegio/colegio-a-la-vista.ts';
import { useNavegacion } from '../../lib/navegacion/navegacion.ts';
import { Icono } from '../signos/icono.tsx';
import estilos from './marco.module.css';
import type { EstadoDeBarra } from './use-barra.ts';

type Props = { barra: EstadoDeBarra; botonRef: Ref<HTMLButtonElement>; children: ReactNode };

/** `children` are the buttons of the application, at the right. */
export const Encabezado = ({ barra, botonRef, children }: Props) => (
  <header className={estilos.encabezado}>
    <ActionIcon
      ref={botonRef}
      color="gray"
      className={estilos.accion}
      aria-label={barra.abierta ? 'Cerrar el menú' : 'Abrir el menú'}
      aria-expanded={barra.abierta}
      aria-controls="barra-lateral"
      onClick={barra.alternar}
      onKeyDown={(e) => {
        if (e.key === 'Escape' && !barra.fija) barra.cerrar();
      }}
    >
      <Icono nombre="menu" tamanio={24} />
    </ActionIcon>
    <Marca />
    <div className={estilos.espacio} />
    {children}
  </header>
);

/** The program's name and whose it is, which on a phone only its mark says. */
const Marca = () => {
  const colegio = useColegioALaVista();
  return (
    <Link to={useNavegacion().inicio} className={estilos.marca}>
      {colegio?.marca_url && <img src={colegio.marca_url} width="32" height="32" alt="" />}
      <span data-con-marca={colegio?.marca_url ? true : undefined}>Colega</span>
      {colegio && <span className={estilos.nombreDelColegio}>{colegio.nombre}</span>}
    </Link>
  );
};
