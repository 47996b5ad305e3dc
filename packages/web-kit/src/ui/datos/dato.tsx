import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icono, type NombreDeIcono } from '../signos/icono.tsx';
import { ConCodigos } from './codigo.tsx';
import estilos from './dato.module.css';

/** Sighted people see the icon, and screen readers say the name. */
export const Dato = ({ icono, nombre, valor }: { icono: NombreDeIcono; nombre: string; valor: ReactNode }) => (
  <Text className={estilos.dato}>
    <Icono nombre={icono} tamanio={18} />
    <span className={estilos.oculto}>{nombre}: </span>
    <span>{typeof valor === 'string' ? <ConCodigos texto={valor} /> : valor}</span>
  </Text>
);

/** What the college does not have is said, not left out. */
export const textoOFalta = (valor: string | null | undefined): string => valor || 'Sin informar';
