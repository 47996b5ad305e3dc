import type { Campo, Parametros, ValorDeCampo } from '@colega/domain/formularios';
import type { ComponentType } from 'react';
import type { Errores } from '../../ui/entradas/contexto-de-formulario.ts';

/** A field with one value: it renders again only when one of these changes. */
export type PropsDeHoja = {
  campo: Campo;
  ruta: string;
  valor: ValorDeCampo | undefined;
  error: string | undefined;
};

/** A field that holds others. `valores` is the object it stands in, `rutaDelNivel` the path of that object. */
export type PropsDeGrupo = PropsDeHoja & {
  rutaDelNivel: string;
  valores: Parametros;
  activos: ReadonlySet<string>;
  errores: Errores;
};

export type ComponenteDeCampo =
  | { clase: 'hoja'; Componente: ComponentType<PropsDeHoja> }
  | { clase: 'grupo'; Componente: ComponentType<PropsDeGrupo> };
