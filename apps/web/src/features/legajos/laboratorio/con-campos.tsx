import { CAMPOS_DEL_BORRADOR } from '@colega/asistentes/legajos';
import { texto } from '@colega/contract/mensajes';
import { type Catalogo, tarifaDe } from '@colega/domain/honorarios';
import { validarFechaDeContrato } from '@colega/domain/legajos';
import { ProveedorDeCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import {
  crearMotivos,
  type Partes,
  type PasoEnPantalla,
  ProveedorDeFormulario,
} from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';
import { type ReactNode, useMemo, useState } from 'react';
import type { LoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';

type Props = { laboratorio: { carga: LoQueSeCalcula }; catalogo: Catalogo; children: ReactNode };

const sinHacer = (): void => undefined;

/** The first reason why nothing can be calculated on that day. */
export const fallaDeLaFecha = (fecha: string, hoy: string, catalogo: Catalogo): string | undefined => {
  if (fecha === '') return undefined;
  const [mala] = validarFechaDeContrato(fecha, hoy, 'automatico');
  if (mala) return texto(mala);
  const tarifa = tarifaDe(catalogo, fecha);
  return tarifa.ok ? undefined : tarifa.problema.map(texto).join(' ');
};

/** The fields of the wizard's steps, without a wizard. */
export const ConCampos = ({ laboratorio: { carga }, catalogo, children }: Props) => {
  const { borrador, contexto } = carga;
  const [fijas] = useState(() => ({ motivos: crearMotivos(), partes: new Map() satisfies Partes }));
  const deLaFecha = fallaDeLaFecha(borrador.fecha, contexto.hoy, catalogo);
  const enFormulario = useMemo(() => {
    const errorEn = (ruta: string) => (ruta === 'fecha' ? deLaFecha : undefined);
    const paso: PasoEnPantalla = {
      definiciones: CAMPOS_DEL_BORRADOR,
      leer: () => undefined,
      poner: sinHacer,
      campo: (ruta) => ({ id: ruta, error: errorEn(ruta), onBlur: sinHacer }),
      errorEn,
    };
    return { ...fijas, paso };
  }, [fijas, deLaFecha]);
  return (
    <ProveedorDeCarga value={carga}>
      <ProveedorDeFormulario value={enFormulario}>{children}</ProveedorDeFormulario>
    </ProveedorDeCarga>
  );
};
