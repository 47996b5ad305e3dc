import type { Campo, Parametros } from '@colega/domain/formularios';
import { Stack } from '@mantine/core';
import { memo } from 'react';
import type { Errores, NivelDibujable } from '../../ui/entradas/contexto-de-formulario.ts';
import { componenteDe } from '../tipos/componentes.ts';

type PropsDeUno = {
  campo: Campo;
  rutaDelNivel: string;
  valores: Parametros;
  activos: ReadonlySet<string>;
  errores: Errores;
};

const leer = (valores: Parametros, clave: string) => (Object.hasOwn(valores, clave) ? valores[clave] : undefined);

/** A leaf gets its own value and text alone, so that a key press renders only the field it was typed in. */
const CampoDinamico = ({ campo, rutaDelNivel, valores, activos, errores }: PropsDeUno) => {
  const ruta = rutaDelNivel === '' ? campo.ruta : `${rutaDelNivel}.${campo.ruta}`;
  const propios = { campo, ruta, valor: leer(valores, campo.ruta), error: errores.get(ruta) };
  const { clase, Componente } = componenteDe(campo);
  return clase === 'hoja' ? (
    <Componente {...propios} />
  ) : (
    <Componente {...propios} rutaDelNivel={rutaDelNivel} valores={valores} activos={activos} errores={errores} />
  );
};

/** The active fields of one object of values, one under the other. */
export const Nivel = memo(({ campos, valores, ruta, activos, errores }: NivelDibujable) => {
  const visibles = campos.filter((campo) => activos.has(ruta === '' ? campo.ruta : `${ruta}.${campo.ruta}`));
  return (
    <Stack gap="md">
      {visibles.map((campo) => (
        <CampoDinamico
          key={campo.ruta}
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
