import { zNoticia } from '@colega/contract/tablero';
import { z } from 'zod';
import { leerJson } from '../../leer-datos.ts';

export const NOTICIAS = leerJson('noticias.json', z.array(zNoticia)).toSorted((a, b) => b.fecha.localeCompare(a.fecha));
