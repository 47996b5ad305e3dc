import type { FilaDeBandeja } from '@colega/contract/legajos';
import type { EstadoDePlazo } from '@colega/domain/legajos';
import { Icono, type NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import estilos from './tabla-de-cola.module.css';

const ICONOS: Readonly<Record<EstadoDePlazo, NombreDeIcono>> = {
  vencido: 'alerta',
  vence_hoy: 'info',
  en_termino: 'calendario',
};

const textoDeEdad = (edad: number): string => {
  if (edad === 0) return 'Lleva menos de 1 día hábil';
  return edad === 1 ? 'Lleva 1 día hábil' : `Lleva ${edad} días hábiles`;
};

/** The words and the drawing tell it: the colour only helps. */
export const Plazo = ({ plazo: { estado, edad, texto } }: Pick<FilaDeBandeja, 'plazo'>) => (
  <span className={estilos.plazo} data-plazo={estado}>
    <Icono nombre={ICONOS[estado]} tamanio={16} />
    <span>
      {texto}
      <span className={estilos.menor}>{textoDeEdad(edad)}</span>
    </span>
  </span>
);
