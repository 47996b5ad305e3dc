import type { Campo, Parametros } from '@colega/domain/formularios';
import { Stack } from '@mantine/core';
import { memo } from 'react';
import type { Errores, NivelDibujable } from '../../ui/entradas/contexto-de-formulario.ts';
import { componenteDe, type TiposDibujados } from '../tipos/registro.ts';

type PropsDeUno = {
  tipos: TiposDibujados;
  campo: Campo;
  rutaDelNivel: string;
  valores: Parametros;
  activos: ReadonlySet<string>;
  errores: Errores;
};

const leer = (valores: Parametros, clave: string) => (Object.hasOwn(valores, clave) ? valores[clave] : undefined);

const CampoDinamico = ({ tipos, campo, rutaDelNivel, valores, activos, errores }: PropsDeUno) => {
  const ruta = rutaDelNivel === '' ? campo.ruta : `${rutaDelNivel}.${campo.ruta}`;
  const propios = { campo, ruta, valor: leer(valores, campo.ruta), error: errores.get(ruta) };
  const { clase, Componente } = componenteDe(tipos, campo);
  return clase === 'hoja' ? (
    <Componente {...propios} />
  ) : (
    <Componente {...propios} rutaDelNivel={rutaDelNivel} valores={valores} activos={activos} errores={errores} />
  );
};

type Props = NivelDibujable & { tipos: TiposDibujados };

export const Nivel = memo(({ tipos, campos, valores, ruta, activos, errores }: Props) => {
  const visibles = campos.filter((campo) => activos.has(ruta === '' ? campo.ruta : `${ruta}.${campo.ruta}`));
  return (
    <Stack gap="md">
      {visibles.map((campo) => (
        <CampoDinamico
          key={campo.ruta}
          tipos={tipos}
          campo={campo}
          rutaDelNivel={ruta}
          valores={valores}
          activos={activos}
          errores={errores}
        />
      ))}
    </Stack>
  );
});
Nivel.displayName = 'Nivel';
