import { type Campo, type Parametros, tipoDeCampo } from '@colega/domain/formularios';
import { Stack } from '@mantine/core';
import { memo } from 'react';
import type { NivelDibujable } from './campos/acciones.ts';
import type { Errores } from './campos/props.ts';
import { componentes } from './tipos/componentes.ts';

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
  const ruta = rutaDelNivel === '' ? campo.key : `${rutaDelNivel}.${campo.key}`;
  const propios = { campo, ruta, valor: leer(valores, campo.key), error: errores.get(ruta) };
  const { clase, Componente } = componentes[tipoDeCampo(campo)];
  return clase === 'hoja' ? (
    <Componente {...propios} />
  ) : (
    <Componente {...propios} rutaDelNivel={rutaDelNivel} valores={valores} activos={activos} errores={errores} />
  );
};

/** The active fields of one object of values, one under the other. */
export const Nivel = memo(({ campos, valores, ruta, activos, errores }: NivelDibujable) => {
  const visibles = campos.filter(({ key }) => activos.has(ruta === '' ? key : `${ruta}.${key}`));
  return (
    <Stack gap="md">
      {visibles.map((campo) => (
        <CampoDinamico
          key={campo.key}
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
