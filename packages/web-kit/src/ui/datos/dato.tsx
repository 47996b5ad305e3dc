import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icono, type NombreDeIcono } from '../signos/icono.tsx';
import { ConCodigos } from './codigo.tsx';
import estilos from './dato.module.css';

export const Dato = ({ icono, nombre, valor }: { icono: NombreDeIcono; nombre: string; valor: ReactNode }) => (
  <Text className={estilos.dato}>
    <Icono nombre={icono} tamanio={18} />
    <span className={estilos.oculto}>{nombre}: </span>
    <span>{typeof valor === 'string' ? <ConCodigos texto={valor} /> : valor}</span>
  </Text>
);

export const textoOFalta = (valor: string | null | undefined): string => valor || 'Sin informar';
