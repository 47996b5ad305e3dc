import { rutasDeListaDeBorradores } from '@colega/contract/borradores';
import { SIEMPRE_AL_DIA } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQuery } from '@tanstack/react-query';

export const consultaDeBorradores = consulta(rutasDeListaDeBorradores.borradores, {});
export const useBorradores = () => useQuery({ ...consultaDeBorradores, ...SIEMPRE_AL_DIA });
