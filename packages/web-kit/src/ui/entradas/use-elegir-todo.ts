import { type FocusEvent, type MouseEvent, useRef } from 'react';

/** Arriving at a figure that is there to be replaced chooses it whole: what is typed takes its place. */
export const useElegirTodo = () => {
  const recienLlegado = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      recienLlegado.current = true;
      currentTarget.select();
    },
    // the press that brought the focus puts the caret in afterwards
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (recienLlegado.current) currentTarget.select();
      recienLlegado.current = false;
    },
  };
};
