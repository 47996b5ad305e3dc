import type { Campo, Parametros, ValorDeCampo } from '@colega/domain/formularios';
import type { ComponentType } from 'react';
import type { Errores } from '../../ui/entradas/contexto-de-formulario.ts';

/** A leaf renders again only when one of these changes. */
export type PropsDeHoja = {
  campo: Campo;
  ruta: string;
  valor: ValorDeCampo | undefined;
  error: string | undefined;
};

/** `valores` is the object that holds the group, `rutaDelNivel` the path of that object. */
export type PropsDeGrupo = PropsDeHoja & {
  rutaDelNivel: string;
  valores: Parametros;
  activos: ReadonlySet<string>;
  errores: Errores;
};

export type ComponenteDeCampo =
  | { clase: 'hoja'; Componente: ComponentType<PropsDeHoja> }
  | { clase: 'grupo'; Componente: ComponentType<PropsDeGrupo> };
